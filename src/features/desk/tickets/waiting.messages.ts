import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the list of those who wait for tickets. */
export const waitingMessages = {
  title: 'Waiting list',
  back: 'Back to the tickets',
  lead: 'Tickets that come free are offered by mail, longest wait first. Who is offered some has a day to buy them.',
  who: 'Who',
  email: 'Email address',
  what: 'Tickets',
  since: 'Waiting since',
  state: 'State',
  waits: 'Waiting',
  offeredUntil: 'Offered until {time}',
  emptyTitle: 'Nobody is waiting',
  empty: 'Guests join the list where tickets are sold out.',
} as const

addTranslations(waitingMessages, { de: () => import('./waiting.messages.de.ts') })
