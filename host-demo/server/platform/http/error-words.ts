import type { ErrorBody } from '../../../../src/api/errors.ts'
import { fill, type MessageValues } from '../../../../src/lib/messages.ts'
import { spokenLocale } from '../speak.ts'
import { germanErrors } from './german-errors.ts'

/** Each module adds the sentences of its own errors, of which it has the German. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface ModuleSentences {}

/** An English sentence that has its German: the compiler takes no other. */
export type Sentence = keyof typeof germanErrors | keyof ModuleSentences

/** German by English sentence. */
export type German = Readonly<Record<string, string>>

/** What an error says: a sentence, with what stands in its braces, or words that no person will read. */
export type Said = Sentence | { sentence: Sentence; values: MessageValues } | { forPrograms: string }

/** An error's body before it is known in which language it will be read. */
export interface ErrorWords {
  error: string
  error_header?: Sentence
  error_description?: Said
  fields?: Readonly<Record<string, Said>>
}

/** The body as it is sent, in the language of `locale`. @param german by default what every server says */
export function bodyIn(
  locale: string,
  { error, error_header, error_description, fields }: ErrorWords,
  german: German = germanErrors,
): ErrorBody {
  const say = sayer(locale, german)
  return {
    error,
    ...(error_header && { error_header: say(error_header) }),
    ...(error_description && { error_description: say(error_description) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, say(said)])),
    }),
  }
}

/** What every server says and what its modules add, in German. */
export const germanOf = (ofModules: readonly German[]): German => Object.assign({}, germanErrors, ...ofModules)

export function isSentence(text: string, german: German = germanErrors): text is Sentence {
  return Object.hasOwn(german, text)
}

function sayer(locale: string, german: German): (said: Said) => string {
  const spoken = spokenLocale(locale)
  const say = (said: Said): string => {
    if (typeof said === 'string') return say({ sentence: said, values: {} })
    if ('forPrograms' in said) return said.forPrograms
    return fill(/^de/i.test(spoken) ? (german[said.sentence] ?? said.sentence) : said.sentence, said.values, spoken)
  }
  return say
}
