import { wordsOf } from '../../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of the letters. */
const letterWords = {
  offeredByAddressSubject: 'An offer for {event}',
  offeredSubject: 'Thank you for offering “{title}”',
  offered: 'Thank you for your offer to {charity} for {event}. This is what you told us:',
  offeredByAddress:
    'On {day} something was offered to {charity} for {event}, with your address. If it was you, thank you: your offer has arrived.',
  offeredNext: 'We look at it and write to you. Please keep it until then.',
  offeredNothing: 'We look at it and write to you.',
  notYou: 'If this was not you, somebody has typed your address. Please tell {whom}, and it is deleted.',
  acceptedSubject: 'We would love to have “{title}”',
  accepted: 'Thank you: we gladly accept “{title}” for {event}.',
  bringNext: 'You said that you can bring it. We write to you about where and when.',
  collectNext: 'You said that it can be collected. We write to you about where and when.',
  postNext: 'You said that you would send it by post. We write to you with the address.',
  nothingNext: 'There is nothing to hand over. We write to you if we need anything else.',
  declinedSubject: 'About your offer of “{title}”',
  declined: 'Thank you for offering “{title}” for {event}. Unfortunately we cannot use it this time.',
  newSubject: 'A new offer for {event}',
  newText: 'Somebody has offered something for the event. You decide whether you accept it.',
  newLast: 'We do not mail you the other offers of this hour one by one. The desk lists all of them.',
  newSee: 'See the offer',
  giver: 'Given by',
  what: 'What it is',
  kind: 'Kind',
  item: 'An item',
  experience: 'An experience',
  voucher: 'A voucher',
  value: 'Retail value',
  restrictions: 'Restrictions',
  validUntil: 'Valid until',
  delivery: 'How we get it',
  bring: 'The giver brings it',
  collect: 'It is to be collected',
  post: 'It comes by post',
  nothing: 'There is nothing to hand over',
  shownAs: 'Named in public as',
  nobody: 'Not named',
  lotValidUntil: 'Valid until {day}',
  erased: 'Your offers of things to sell are deleted. Those that were accepted bear no name any more.',
} as const

export const words = wordsOf(letterWords, germanLetterWords)

/** Texts of pages without script. */
export const pageWords = {
  asks: 'You can give something for {event} to sell: an item, an experience or a voucher.',
  needs: 'We ask what it is, what it is worth, how we get it, and how we can reach you. Pictures help.',
  until: 'Offers are open until {moment}.',
  closed: 'Offers are closed.',
  script: 'The form needs JavaScript. Without it, please call or write to us.',
  thanks: 'Your offer has arrived. We look at it and write to you.',
} as const
