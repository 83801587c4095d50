import { isDeepStrictEqual } from 'node:util'
import { fill } from '../../../src/lib/messages.ts'
import { capitalised, isSameLanguage, type Term } from '../../../src/lib/term.ts'
import { messages as germanTerms } from '../../../src/lib/terms.messages.de.ts'
import { termMessages } from '../../../src/lib/terms.messages.ts'
import type { Event } from '../identity/events.ts'
import type { Context } from '../platform/context.ts'
import { supportedLocale } from '../platform/translate.ts'
import type { OwnTitle, ScreenHeading } from './page-parts.ts'

type Words = Pick<Event, 'terminology' | 'settings'>

/** Texts by route id. */
type Texts = Readonly<Record<string, string>>

/** Titles of screens with the organiser's own words. Others keep the product's. */
export function ownTitles({ modules }: Pick<Context, 'modules'>, event: Words): Texts {
  return composed(
    event,
    modules.flatMap(({ pages }) => Object.entries(pages?.ownTitles ?? {})),
  )
}

/** Headings with them, of screens whose title is not their heading. */
export function ownHeadings({ modules }: Pick<Context, 'modules'>, event: Words): Texts {
  const headings = modules.flatMap(({ pages }) => Object.entries<ScreenHeading>(pages?.headings ?? {}))
  return composed(
    event,
    headings.flatMap(([id, { own }]) => (own ? [[id, own] as const] : [])),
  )
}

function composed(
  { terminology, settings: { locale } }: Words,
  texts: readonly (readonly [string, OwnTitle])[],
): Texts {
  // Around a word there are sentences of ours, which need its language.
  if (!isSameLanguage(supportedLocale(locale), locale)) return {}
  const language = isSameLanguage(locale, 'de') ? 'de' : 'en'
  const ours: Readonly<Record<string, Term>> = language === 'de' ? germanTerms : termMessages
  return Object.fromEntries(
    texts.flatMap(([id, own]) => {
      const word = terminology[own.term]
      // A word that is ours anyway changes no title.
      return word && !isDeepStrictEqual(word, ours[own.term])
        ? [[id, capitalised(fill(own[language], { ...word }, locale), locale)]]
        : []
    }),
  )
}
