import { type Kysely, sql, type Transaction } from 'kysely'
import { forgetLogged } from '../../../identity/audit/forget-logged.ts'
import { isOwn } from '../../../identity/own-rows.ts'
import type { Person } from '../../../identity/sessions.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** The account that has the seat. Buyers have theirs without claiming it, under the address that they ordered with. */
const holder = sql<string | null>`coalesce(claimed_by, (
  select user_id from orders where orders.id = order_id and lower(orders.email) = lower(guest_email)
))`

const isGuest = (person: Person) => isOwn(person, holder, 'guest_email')

/** The seats of which the person is the guest. Other guests of the same orders are other people's data. */
export function seatsOf(db: Kysely<Database>, person: Person) {
  return db
    .selectFrom('guest_tickets')
    .select(['id as guest_ticket_id', 'event_id', 'title', 'number', 'guest_name', 'guest_email', 'guest_mobile'])
    .select(['answers', 'rsvp_status', 'checkin_status', 'checked_in_at', 'checked_in_where', 'claimed_at'])
    .where(isGuest(person))
    .orderBy('created_at')
    .orderBy('number')
    .execute()
}

/**
 * Removes the person's name and answers from their seats. The tickets stay valid.
 * @returns whether there were any
 */
export async function eraseSeats(trx: Transaction<Database>, person: Person, organisationId: string): Promise<boolean> {
  const erased = await trx
    .updateTable('guest_tickets')
    .set({
      ...{ guest_name: null, guest_email: null, guest_mobile: null, answers: '{}', claimed_by: null },
      // So that a form that is still open elsewhere does not write the name back.
      revision: sql<number>`revision + 1`,
    })
    .where(isGuest(person))
    .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
    .returning('id')
    .execute()
  await forgetLogged(
    trx,
    ['guest', 'guest_refund', 'checkin'],
    erased.map(({ id }) => id),
  )
  return erased.length > 0
}
