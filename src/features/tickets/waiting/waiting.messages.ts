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
  taking: 'Reserving your tickets',
  over: 'This offer has ended',
  overText: 'The tickets went to the next who waited. Where none are left, you can put yourself on the list again.',
  gone: 'This offer is not open any more',
  goneText:
    'If you have bought the tickets, they are in your mail. If not, they went to the next who waited, and you can put yourself on the list again.',
  yourTickets: 'Show my tickets',
  failed: 'The offer can’t be taken just now',
  again: 'Try again',
} as const

addTranslations(waitingMessages, { de: () => import('./waiting.messages.de.ts') })
