import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Part } from './find-item.ts'
import type { Reservation } from './reservations.ts'

/** What was offered to people on the waiting list, by the id of the offer's basket. */
export async function offeredIn(
  db: Kysely<Database>,
  baskets: readonly Pick<Reservation, 'id' | 'waiter_id'>[],
): Promise<ReadonlyMap<string, Part>> {
  const ids = baskets.filter(({ waiter_id }) => waiter_id).map(({ id }) => id)
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('ticket_reservations')
    .innerJoin('ticket_waiters', 'ticket_waiters.id', 'waiter_id')
    .select(['ticket_reservations.id', 'event_ticket_type_id', 'quantity'])
    .where('ticket_reservations.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...part }) => [id, part]))
}

/**
 * Is it in the basket because it was offered, so that it is kept for as long as the offer is? Whoever has given all of
 * it back has an ordinary basket.
 * @param before what is in the basket at this moment
 * @throws {HttpError} 409 `more_than_offered` for anything else while the offer is in the basket
 */
export function isWithinOffer(offered: Part | undefined, before: readonly Part[], wanted: readonly Part[]): boolean {
  if (!offered) return false
  const { event_ticket_type_id: id, quantity: most } = offered
  if (wanted.every(part => part.event_ticket_type_id === id && part.quantity <= most)) return true
  if (!before.length) return false
  throw new HttpError(409, {
    error: 'more_than_offered',
    error_description:
      'Only what was offered to you is reserved by this link. Please buy it first, and anything else in another order.',
  })
}
