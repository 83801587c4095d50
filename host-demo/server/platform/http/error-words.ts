import type { ErrorBody } from '../../../../src/api/errors.ts'
import { fill, type MessageValues } from '../../../../src/lib/messages.ts'
import { supportedLocale } from '../translate.ts'
import { germanErrors } from './german-errors.ts'

/** Each floor and each module adds the messages of its own errors. */
// biome-ignore lint/suspicious/noEmptyInterface: floors and modules add to it
export interface ModuleSentences {}

/** An English message that has a German translation. The compiler takes no other. */
export type Sentence = keyof typeof germanErrors | keyof ModuleSentences

/** German by English message. */
export type German = Readonly<Record<string, string>>

interface FilledSentence {
  sentence: Sentence
  values: MessageValues
}

/**
 * An error's message: a sentence with the values for its braces, or text for developers only. `forPeople`: what
 * `error_description` says instead of that text.
 */
export type ErrorText = Sentence | FilledSentence | { forPrograms: string; forPeople?: FilledSentence }

/** An error's body before it is translated. */
export interface ErrorWords {
  error: string
  error_header?: Sentence
  error_description?: ErrorText
  fields?: Readonly<Record<string, ErrorText>>
  record_id?: string
}

/**
 * The body as it is sent, in the language of `locale`.
 * @param german translations; by default those of this floor only
 */
export function translateError(
  locale: string,
  { error, error_header, error_description, fields, record_id }: ErrorWords,
  german: German = germanErrors,
): ErrorBody {
  const say = errorTranslator(locale, german)
  return {
    error,
    ...(error_header && { error_header: say(error_header) }),
    ...(error_description && { error_description: say(error_description) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, say(said)])),
    }),
    ...(record_id && { record_id }),
  }
}

/** This floor's German messages together with those of the floors above and of the modules. */
export const mergeGerman = (others: readonly German[]): German => Object.assign({}, germanErrors, ...others)

export function isSentence(text: string, german: German = germanErrors): text is Sentence {
  return Object.hasOwn(german, text)
}

function errorTranslator(locale: string, german: German): (said: ErrorText) => string {
  const spoken = supportedLocale(locale)
  const say = (said: ErrorText): string => {
    if (typeof said === 'string') return say({ sentence: said, values: {} })
    if ('forPrograms' in said) return said.forPrograms
    return fill(/^de/i.test(spoken) ? (german[said.sentence] ?? said.sentence) : said.sentence, said.values, spoken)
  }
  return say
}
