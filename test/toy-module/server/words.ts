import { wordsOf } from '../../../host-demo/server/platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of its letters, by key. */
export const letterWords = {
  ticketsSubject: 'Your tombola tickets',
  tickets: { one: 'You have {count} ticket for our tombola.', other: 'You have {count} tickets for our tombola.' },
  erased: 'Your tickets bear no name any more.',
} as const

export const words = wordsOf(letterWords, germanLetterWords)

/** Texts of pages without script. */
export const pageWords = { left: { one: '{count} ticket is left.', other: '{count} tickets are left.' } } as const
