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
  declinedSubject: 'You are not in {team}',
  declined: 'The captain has declined your request. Your page goes on as before, and you can ask another team.',
  removedSubject: 'You are no longer in {team}',
  removed:
    'The captain has taken you out of the team. Your page goes on, with all its gifts, which now count for you alone.',
  ownLabel: 'See your page',
  captainSubject: 'You are the captain of {team}',
  captain: 'You have been made captain: you can change the team and its page, and decide who is in it.',
  captainLabel: 'See the team in your account',
} as const

export const words = wordsOf(letterWords, germanLetterWords)

/** Texts of pages without script. */
export const pageWords = {
  raised: '{raised} raised',
  raisedOf: '{raised} raised of {goal}',
  everybody: 'Everybody who raises money',
} as const
