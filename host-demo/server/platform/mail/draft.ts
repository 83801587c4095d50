import type { Message, MessageValues } from '../../../../src/lib/messages.ts'
import { translator } from '../translate.ts'
import type { Letter } from './letter-parts.ts'
import { type LetterKey, letterWords } from './letter-words.ts'
import { germanLetterWords } from './letter-words-de.ts'

/** A letter before it is translated. */
export interface Draft extends Omit<Letter, 'subject' | 'parts'> {
  readonly subject: Words
  readonly parts: readonly DraftPart[]
}

/** A text key with its values, or text that is the same in every language. */
export type Words = string | Readonly<{ key: LetterKey; values: MessageValues }> | Translated

/** A text that a module brings itself. */
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

/** Makes a translatable text. */
export const words = (key: LetterKey, values: MessageValues = {}): Words => ({ key, values })

/** The texts of letters in a language. @param locale such as `de-AT` */
export function letterTranslator(locale: string): (words: Words) => string {
  const say = translator(locale, letterWords, germanLetterWords)
  return words => {
    if (typeof words === 'string') return words
    if ('key' in words) return say(words.key, words.values)
    return translator(locale, { words: words.english }, { words: words.german })('words', words.values)
  }
}

/** Translates a letter. */
export function translateLetter({ subject, parts, ...draft }: Draft, locale: string): Letter {
  const say = letterTranslator(locale)
  return {
    ...draft,
    subject: say(subject),
    parts: parts.map(part => {
      if (typeof part === 'string' || 'key' in part || 'english' in part) return say(part)
      if ('code' in part) return part
      if ('link' in part) return { link: part.link, label: say(part.label) }
      return { rows: part.rows.map(([label, value]) => [say(label), say(value)] as const) }
    }),
  }
}
