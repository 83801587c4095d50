import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Environment } from '../lib/environment.ts'
import type { Messages } from '../lib/messages.ts'

/** All features' sentences in one language, by feature and key. English is not among them: it is in the code. */
export type Translations = Readonly<Record<string, Messages>>

/** Loaded when an element of that language is first shown. */
const languages: Readonly<Record<string, () => Promise<Translations>>> = {
  de: () => import('../lib/translations/de.ts').then(module => module.de),
}

/** The language that we speak nearest to the wanted one: en-GB where there is none. */
export function supportedLocale(wanted = ''): string {
  const tag = wanted.trim().replace('_', '-')
  return /^(en-([a-z]{2}|\d{3})|de(-[a-z]{2})?)$/i.test(tag) ? tag : 'en-GB'
}

/** A language's sentences; `undefined` while they load, empty for English and when they can't be had. */
export function translationsFor(locale: string, environment: Environment): ReadableAtom<Translations | undefined> {
  const language = locale.slice(0, 2).toLowerCase()
  let $known = known.get(language)
  if (!$known) {
    $known = createTranslations(languages[language], environment)
    known.set(language, $known)
  }
  return $known
}

const known = new Map<string, ReadableAtom<Translations | undefined>>()

function createTranslations(load: (() => Promise<Translations>) | undefined, environment: Environment) {
  const $translations = atom<Translations | undefined>(load ? undefined : {})
  onMount($translations, () => {
    if ($translations.get() || !load) return
    load().then(
      loaded => $translations.set(loaded),
      problem => {
        environment.report(problem, 'language: English stands in')
        $translations.set({})
      },
    )
  })
  return $translations
}
