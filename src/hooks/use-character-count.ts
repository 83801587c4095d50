import { fieldMessages } from '../lib/fields.messages.ts'
import { useMessages } from './use-messages.ts'

/** The `count` of a `TextAreaField`: "12 characters left", or how many are too many. */
export function useCharacterCount(): (left: number) => string {
  const say = useMessages(fieldMessages)
  return left => say(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })
}
