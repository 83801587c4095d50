import type { Message, MessageValues } from '../../../../src/lib/messages.ts'
import { translator } from '../translate.ts'
import type { Letter } from './letter-parts.ts'

/** A letter before it is translated. */
export interface Draft extends Omit<Letter, 'subject' | 'parts'> {
  readonly subject: Words
  readonly parts: readonly DraftPart[]
}

/** A text in each language with its values, or text that is the same in every language. */
export type Words = string | Translated

interface Translated {
  readonly english: Message
  readonly german: Message
  readonly values: MessageValues
}

type DraftPart =
  | Words
  | { readonly code: string }
  | { readonly link: string; readonly label: Words }
  | { readonly rows: readonly (readonly [Words, Words])[] }

/** Makes the translatable texts of a floor or a module, from its `words.ts` and `words.de.ts`. */
export function wordsOf<Key extends string>(
  english: Readonly<Record<Key, Message>>,
  german: Readonly<Record<NoInfer<Key>, Message>>,
) {
  return (key: Key, values: MessageValues = {}): Words => ({ english: english[key], german: german[key], values })
}

/** The texts of letters in a language. @param locale such as `de-AT` */
export function letterTranslator(locale: string): (words: Words) => string {
  return words => {
    if (typeof words === 'string') return words
    const { english, german, values } = words
    return translator(locale, { words: english }, { words: german })('words', values)
  }
}

/** Translates a letter. */
export function translateLetter({ subject, parts, ...draft }: Draft, locale: string): Letter {
  const say = letterTranslator(locale)
  return {
    ...draft,
    subject: say(subject),
    parts: parts.map(part => {
      if (typeof part === 'string' || 'english' in part) return say(part)
      if ('code' in part) return part
      if ('link' in part) return { link: part.link, label: say(part.label) }
      return { rows: part.rows.map(([label, value]) => [say(label), say(value)] as const) }
    }),
  }
}
