import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Part, TicketItem } from './find-item.ts'
import type { Reservation } from './reservations.ts'

/** The tickets of a basket or of its unpaid order, which their buyer can still pay for. */
export interface Kept {
  readonly since: Date
  readonly parts: readonly Part[]
}

/** The tickets that baskets have at that time, by the basket's id. */
export async function keptIn(
  db: Kysely<Database>,
  baskets: readonly Pick<Reservation, 'id'>[],
  at: Date,
): Promise<ReadonlyMap<string, Kept>> {
  const kept = new Map<string, { since: Date; parts: Part[] }>()
  if (!baskets.length) return kept
  const rows = await db
    .selectFrom('ticket_reservation_parts as parts')
    .innerJoin('ticket_reservations as baskets', 'baskets.id', 'reservation_id')
    .leftJoin('orders', 'orders.id', 'baskets.order_id')
    .select(['baskets.id', 'baskets.created_at as since', 'event_ticket_type_id', 'quantity'])
    .where(
      'baskets.id',
      'in',
      baskets.map(({ id }) => id),
    )
    .where(eb =>
      eb.or([
        eb('baskets.expires_at', '>', at),
        eb.and([
          eb('orders.status', '=', 'pending'),
          eb('orders.released_at', 'is', null),
          eb('orders.expires_at', '>', at),
        ]),
      ]),
    )
    .execute()
  for (const { id, since, event_ticket_type_id, quantity } of rows) {
    const one = kept.get(id) ?? { since, parts: [] }
    one.parts.push({ event_ticket_type_id, quantity })
    kept.set(id, one)
  }
  return kept
}

/**
 * Was an item put into the basket before its sale closed?
 * @param wanted everything that is bought from the basket, which must contain all of it
 */
export function isKept(
  kept: Kept | undefined,
  { parts, sale_closes_at: closes }: Pick<TicketItem, 'parts' | 'sale_closes_at'>,
  wanted: readonly Part[],
): boolean {
  if (!kept || !closes || kept.since >= closes) return false
  return parts.every(({ event_ticket_type_id: id }) => countOf(wanted, id) <= countOf(kept.parts, id))
}

const countOf = (parts: readonly Part[], id: string) =>
  parts.reduce((sum, part) => (part.event_ticket_type_id === id ? sum + part.quantity : sum), 0)
