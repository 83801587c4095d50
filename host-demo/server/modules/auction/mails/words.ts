import { wordsOf } from '../../../platform/mail/draft.ts'
import { germanMailWords } from './words.de.ts'

/** English texts of the auction's mails. */
const mailWords = {
  outbidSubject: 'You have been outbid: {title}',
  outbid: 'Somebody has bid more than you. The price is {price} now.',
  outbidNoPrice: 'Somebody has bid more than you.',
  bidAgain: 'Bid again',
  wonSubject: 'You have won {title} for {price}',
  won: 'Your bid was the best. You pay {price}.',
  copy: 'The organiser has sold you one for {price}.',
  wonPay: 'Please pay by this link. It signs you in.',
  wonClaim: 'Please pay by this link. You sign in first, or open an account.',
  wonCharged: {
    one: 'Your kept card is charged in {count} minute. You can also pay now, such as with another card.',
    other: 'Your kept card is charged in {count} minutes. You can also pay now, such as with another card.',
  },
  wonChargedNow: 'Your kept card is charged now, and a receipt follows.',
  pay: 'Pay now',
  lostSubject: 'The bidding has ended: {title}',
  lost: 'Somebody else has won it. Thank you for bidding.',
  unsold: 'It was not sold. Thank you for bidding.',
  seeLot: 'See the lot',
  chargeSubject: 'Please pay {total} for what you have won',
  chargeDeclined:
    'Your kept card could not be charged, so nothing was taken. Please pay with this card or another one:',
  chargeNeedsYou: 'Your bank wants you to confirm the payment yourself, so nothing was taken yet:',
} as const

export const words = wordsOf(mailWords, germanMailWords)
