import type { MessageValues } from '../../../../src/lib/messages.ts'
import type { ErrorText, Sentence } from './error-words.ts'

/** Why fewer can be had than were asked for: the sentence for how many are left, which may name `{left}`. */
export function leftWords(
  left: number,
  { none, one, some }: Readonly<Record<'none' | 'one' | 'some', Sentence>>,
  values: MessageValues = {},
): ErrorText {
  return { sentence: left > 1 ? some : left === 1 ? one : none, values: { ...values, left } }
}
