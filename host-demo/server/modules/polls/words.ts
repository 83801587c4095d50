import { wordsOf } from '../../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of the letters. */
const letterWords = {
  erased: 'Your votes in polls still count, but are nobody’s any more.',
} as const

export const words = wordsOf(letterWords, germanLetterWords)

/** Texts of pages without script. */
export const pageWords = {
  all: 'All polls',
  thanks: 'Thank you for your vote. It is counted.',
  open: 'Open',
  closed: 'Closed',
  voters: { one: '{count} vote', other: '{count} votes' },
  share: '{votes} ({share})',
  needsScript: 'Voting needs JavaScript, which is switched off or did not load.',
} as const
