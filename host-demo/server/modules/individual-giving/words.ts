import { wordsOf } from '../../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of the letters. */
const letterWords = {
  requestSubject: '{name} wants to join {team}',
  request: '{name} has asked to join {team}. You are its captain, and decide.',
  requestSubjectBare: 'Somebody wants to join {team}',
  requestBare: 'Somebody has asked to join {team}. You are its captain, and decide.',
  requestLabel: 'Let them in, or not',
  letInSubject: 'You are in {team}',
  letIn: 'The captain has let you in: what your page raises counts for {team} from now on.',
  letInLabel: 'See the team',
} as const

export const words = wordsOf(letterWords, germanLetterWords)

/** Texts of pages without script. */
export const pageWords = {
  raised: '{raised} raised',
  raisedOf: '{raised} raised of {goal}',
  everybody: 'Everybody who raises money',
} as const
