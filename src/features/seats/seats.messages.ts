import { addTranslations } from '../../lib/translations.ts'

/** Messages about a guest and their seat, on several screens. */
export const seatsMessages = {
  buy: 'See the {tickets}',
  signIn: 'Sign in',
  guest_name: 'Name',
  guest_email: 'Email address',
  guest_mobile: 'Mobile number',
  nameInSentence: 'a name',
  emailInSentence: 'an email address',
  mobileInSentence: 'a mobile number',
  seat: 'Seat {number}',
  awaiting: 'No answer yet',
  yes: 'Comes',
  no: 'Does not come',
  in: 'In the house',
  ended: 'Not valid',
  loading: 'Loading your seats',
  failed: 'Your seats can’t be shown just now.',
  lost: 'Have you lost your link?',
  lostText:
    'Enter the address that you were invited or have bought with. If there are {tickets} for it, we mail you the links.',
  mailMe: 'Mail me my links',
  mailing: 'Sending',
  mailed: 'If there are {tickets} for this address, the links are on their way.',
  choose: 'Choose one',
} as const

addTranslations(seatsMessages, { de: () => import('./seats.messages.de.ts') })
