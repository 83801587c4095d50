import type { ErrorBody } from '../../../../src/api/errors.ts'
import { fill, type MessageValues } from '../../../../src/lib/messages.ts'
import { spokenLocale } from '../speak.ts'
import { germanErrors } from './german-errors.ts'

/** An English sentence that has its German: the compiler takes no other. */
export type Sentence = keyof typeof germanErrors

/** What an error says: a sentence, with what stands in its braces, or words that no person will read. */
export type Said = Sentence | { sentence: Sentence; values: MessageValues } | { forPrograms: string }

/** An error's body before it is known in which language it will be read. */
export interface ErrorWords {
  error: string
  error_header?: Sentence
  error_description?: Said
  fields?: Readonly<Record<string, Said>>
}

/** The body as it is sent, in the language of `locale`. */
export function bodyIn(locale: string, { error, error_header, error_description, fields }: ErrorWords): ErrorBody {
  return {
    error,
    ...(error_header && { error_header: say(error_header, locale) }),
    ...(error_description && { error_description: say(error_description, locale) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, say(said, locale)])),
    }),
  }
}

export function isSentence(text: string): text is Sentence {
  return Object.hasOwn(germanErrors, text)
}

function say(said: Said, locale: string): string {
  if (typeof said === 'string') return say({ sentence: said, values: {} }, locale)
  if ('forPrograms' in said) return said.forPrograms
  const spoken = spokenLocale(locale)
  return fill(/^de/i.test(spoken) ? germanErrors[said.sentence] : said.sentence, said.values, spoken)
}
