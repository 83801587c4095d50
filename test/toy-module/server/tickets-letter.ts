import type { Draft } from '../../../host-demo/server/platform/mail/draft.ts'
import { words } from './words.ts'

/** Tells a buyer how many tickets they have. */
export const ticketsLetter = (to: string, count: number): Draft => ({
  kind: 'tombola_tickets',
  subject: words('ticketsSubject'),
  to,
  parts: [words('tickets', { count })],
})
