import type { Tickets } from '../../api/tickets.ts'
import type { TicketItem } from './items.ts'

/** The ticket types of the seats that `count` of an item make, in the server's order. */
export function seatTypes({ bundles }: Tickets, { id, kind }: TicketItem, count: number): string[] {
  if (kind === 'type') return Array.from({ length: count }, () => id)
  const parts = bundles.find(({ ticket_bundle_id }) => ticket_bundle_id === id)?.parts ?? []
  return parts
    .map(({ event_ticket_type_id: type, quantity }) => ({ type, quantity: quantity * count }))
    .sort((one, other) => (one.type < other.type ? -1 : 1))
    .flatMap(({ type, quantity }) => Array.from({ length: quantity }, () => type))
}
