import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Environment } from '../lib/environment.ts'
import type { Messages } from '../lib/messages.ts'
import { retryImport } from '../lib/retry-import.ts'
import { type Language, readTranslations, translationsSettled } from '../lib/translations.ts'

/** Translations in one language by the English message. English is in the code and has none. */
export type Translations = ReadonlyMap<Messages, Messages>

/** The supported language closest to the requested one; en-GB if there is none. */
export function supportedLocale(wanted = ''): string {
  const tag = wanted.trim().replace('_', '-')
  return /^(en-([a-z]{2}|\d{3})|de(-[a-z]{2})?)$/i.test(tag) ? tag : 'en-GB'
}

/**
 * The translations of all code loaded so far, in one language. They load on first use. `undefined` while the first are
 * loading; empty for English. A translation that fails to load is reported, and its text stays English.
 */
export function translationsFor(locale: string, environment: Environment): ReadableAtom<Translations | undefined> {
  const language = languageOf(locale)
  if (!language) return $english
  const $known = known.get(language) ?? createTranslations(language, environment)
  known.set(language, $known)
  return $known
}

function languageOf(locale: string): Language | undefined {
  return /^de\b/i.test(locale) ? 'de' : undefined
}

const $english = atom<Translations>(new Map())
const known = new Map<Language, ReadableAtom<Translations | undefined>>()

function createTranslations(language: Language, environment: Environment) {
  const $translations = atom<Translations | undefined>()
  const sentences = new Map<Messages, Messages>()
  const show = () => $translations.set(new Map(sentences))
  let hasBegun = false
  onMount($translations, () => {
    if (hasBegun) return
    hasBegun = true
    readTranslations(async (english, loaders) => {
      try {
        sentences.set(english, (await retryImport(loaders[language], environment.report)).messages)
        if ($translations.get()) show()
      } catch {
        // It has been reported, and the English words are there.
      }
    })
    translationsSettled().then(show)
  })
  return $translations
}
