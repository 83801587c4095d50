import type { Kysely, Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { isOwn } from '../../../identity/own-rows.ts'
import type { Erasure } from '../../../identity/personal-data.ts'
import type { Person } from '../../../identity/sessions.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { lockOf } from '../selling/stock.ts'
import { scheduleStock } from '../selling/stock-job-kind.ts'

const isWaiter = (person: Person) => isOwn(person, 'user_id', 'email')

export function waitsOf(db: Kysely<Database>, person: Person) {
  return db
    .selectFrom('ticket_waiters')
    .select(['event_id', 'event_ticket_type_id', 'quantity', 'first_name', 'last_name', 'email'])
    .select(['state', 'joined_at', 'offered_until'])
    .where(isWaiter(person))
    .orderBy('joined_at')
    .execute()
}

/**
 * Takes the person off the waiting lists. Tickets that are offered to them go to the next who waits; those of an
 * unpaid order when it ends.
 * @returns whether they were on any
 */
export async function eraseWaits(
  trx: Transaction<Database>,
  { person, organisationId, at, rowLocks }: Erasure,
): Promise<boolean> {
  const theirs = trx
    .selectFrom('ticket_waiters')
    .where(isWaiter(person))
    .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
  const events = await theirs.select('event_id').distinct().execute()
  await lockSubjects(
    trx,
    rowLocks,
    events.map(({ event_id }) => lockOf(event_id)),
  )
  await trx
    .updateTable('ticket_reservations')
    .set({ expires_at: at })
    .where('waiter_id', 'in', theirs.select('id'))
    .where('expires_at', '>', at)
    .execute()
  await trx.deleteFrom('ticket_waiters').where('id', 'in', theirs.select('id')).execute()
  for (const { event_id } of events) await scheduleStock(trx, event_id)
  return events.length > 0
}
