import { wordsOf } from '../../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** Texts about gifts on pages without script. */
export const pageWords = {
  raisedSoFar: 'Raised so far',
  raised: 'raised by {donors}',
  raisedOf: 'raised of {goal} by {donors}',
  donors: { one: '{count} donor', other: '{count} donors' },
  toGoal: 'On the way to the goal',
} as const

/** English texts of the receipt, by key. */
export const letterWords = {
  matched: 'Matched',
  matchedBy: '{amount} from {name}',
  notMatched: 'nothing: the money of {name} had gone to other gifts',
} as const

export const words = wordsOf(letterWords, germanLetterWords)
