import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { checkinWire } from './checkins.ts'
import { lastSequence } from './counts.ts'

/** The most guests in one answer. */
const most = 1000

export const doorGuests: Handler<typeof endpoints.doorGuests> = async call => {
  const { db } = call.context
  const { id: eventId } = await call.event()
  // Read before the guests, so that a simultaneous scan is read twice rather than missed.
  const sequence = await lastSequence(db, eventId)
  const rows = await db
    .selectFrom('guest_tickets')
    .leftJoin('orders', 'orders.id', 'order_id')
    .leftJoin('users', 'users.id', 'checked_in_by')
    .selectAll('guest_tickets')
    .select(['orders.reference', 'orders.first_name as buyer_first', 'orders.last_name as buyer_last'])
    .select(['users.first_name', 'users.last_name'])
    .where('guest_tickets.event_id', '=', eventId)
    .where('guest_tickets.id', '>', call.input.after ?? '')
    .orderBy('guest_tickets.id')
    .limit(most)
    .execute()
  return {
    items: rows.map(row => ({
      guest_ticket_id: row.id,
      code_hash: sha256(row.code).slice(0, 24),
      guest_name: row.guest_name,
      title: row.title,
      bundle_title: row.bundle_title,
      number: row.number,
      order_reference: row.reference,
      buyer: [row.buyer_first, row.buyer_last].filter(Boolean).join(' ') || null,
      rsvp_status: row.rsvp_status,
      endedYN: row.ended_at ? ('yes' as const) : ('no' as const),
      checkin:
        row.checkin_status === 'in' && row.checked_in_at
          ? checkinWire(row.checked_in_at, row.checked_in_where, row)
          : null,
    })),
    next: rows.length === most ? (rows.at(-1)?.id ?? null) : null,
    sequence,
  }
}
