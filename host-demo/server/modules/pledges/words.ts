import { wordsOf } from '../../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of the letters. */
export const letterWords = {
  promisedSubject: 'Your pledge of {amount} to {charity}',
  promised: 'Thank you for your pledge of {amount} for “{title}”.',
  promisedMatch: '{amount} of matched money is kept for it until you pay.',
  payLater: 'Pay whenever it suits you, by this link. You get a receipt then.',
  pay: 'Pay your pledge',
  erased: 'Your pledges bear no name any more. Those that were not paid are taken back.',
} as const

export const words = wordsOf(letterWords, germanLetterWords)

/** Texts of pages without script. */
export const pageWords = {
  pledges: { one: '{count} pledge', other: '{count} pledges' },
  pledged: '{amount} pledged',
  matched: '{amount} more from matched funds',
  target: 'The target is {amount}',
  closed: 'Pledges are closed',
  allItems: 'All pledges',
  charities: 'You can choose whom it is for:',
} as const
