import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the waiting list. */
export const waitingMessages = {
  title: 'Wait for: {title}',
  lead: 'Tickets come back when somebody does not pay in time, or gives them back. Whoever has waited longest gets a mail first, and a day to decide.',
  quantity: 'How many',
  quantityLabel: 'how many',
  firstName: 'First name',
  firstNameLabel: 'your first name',
  lastName: 'Last name',
  lastNameLabel: 'your last name',
  email: 'Email address',
  emailLabel: 'your email address',
  send: 'Put me on the list',
  sending: 'Putting you on the list',
  back: 'Back to the tickets',
  doneTitle: 'You are on the list',
  first: 'You are the first on it. We will write to {email}.',
  before: {
    one: '{count} is before you. We will write to {email}.',
    other: '{count} are before you. We will write to {email}.',
  },
  mailed: 'A confirmation is on its way.',
  leaveByMail: 'Our mails have a link to leave the list.',
  leave: 'Leave the list',
  leaveOffer: { one: 'Give it back and leave the list', other: 'Give them back and leave the list' },
  leaving: 'Leaving the list',
  looking: 'Looking up your place on the list',
  lookFailed: 'Your place on the list can’t be shown just now.',
  placeTitle: 'You are on the waiting list: {title}',
  place: {
    one: 'You wait for one ticket. We mail you when it is your turn.',
    other: 'You wait for {count} tickets. We mail you when it is your turn.',
  },
  offeredTitle: 'Reserved for you: {count} × {title}',
  offered: {
    one: 'It is kept for you until {time}: the link in our latest mail takes you to it. If you leave the list, it goes to the next who waits at once.',
    other:
      'They are kept for you until {time}: the link in our latest mail takes you to them. If you leave the list, they go to the next who waits at once.',
  },
  leftTitle: 'You are not on the list any more: {title}',
  left: 'We will send you no more mails about it.',
  leftNow: 'You have left the list: {title}',
  gaveBack: {
    one: 'The ticket that was kept for you goes to the next who waits.',
    other: 'The {count} tickets that were kept for you go to the next who wait.',
  },
  missed: 'Your offer has ended, and the tickets went to the next who waited.',
  taken: 'You have bought them: {count} × {title}',
  takenText: 'You are not on the list any more. Your tickets are in your mail.',
  wrongLink: 'This link does not work',
  taking: 'Reserving your tickets',
  over: 'This offer has ended',
  overText: 'The tickets went to the next who waited. Where none are left, you can put yourself on the list again.',
  gone: 'This offer is not open any more',
  goneText:
    'If you have bought the tickets, they are in your mail. If not, they went to the next who waited, and you can put yourself on the list again.',
  promised: 'You have ordered these',
  promisedText: 'They are kept for you. How to pay for them is in your mail.',
  yourTickets: 'Show my tickets',
  failed: 'The offer can’t be taken just now',
  again: 'Try again',
} as const

addTranslations(waitingMessages, { de: () => import('./waiting.messages.de.ts') })
