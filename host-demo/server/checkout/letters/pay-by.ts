import { formatMoment } from '../../../../src/lib/dates.ts'
import type { Event } from '../../identity/events.ts'
import type { Words } from '../../platform/mail/draft.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { awaitedUntil } from '../orders/promise-term.ts'
import { words } from '../words.ts'

export const momentOf = ({ settings: { locale, time_zone } }: Event, at: Date) =>
  formatMoment(at.toISOString(), locale, time_zone)

/** Until when a promised order must be paid, and what happens then. Undefined: it does not end by itself. */
export function payByWords(event: Event, order: OrderRow): Words | undefined {
  const until = awaitedUntil(order)
  return until ? words('payBy', { date: momentOf(event, until) }) : undefined
}
