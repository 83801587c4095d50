import type { Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { pushStock } from '../selling/push-stock.ts'
import { lockOf } from '../selling/stock.ts'
import { scheduleStock } from '../selling/stock-job-kind.ts'

type Needed = Pick<Context, 'rowLocks' | 'now'>

/**
 * Locks the event's tickets until the commit: meanwhile nobody can reserve or buy any.
 * @returns the database's time
 */
export async function lockOffers(
  trx: Transaction<Database>,
  { rowLocks, now }: Needed,
  eventId: string,
): Promise<Date> {
  await lockSubjects(trx, rowLocks, [lockOf(eventId)])
  return databaseTime(trx, now)
}

/** After a change of what is sold: pushes it to everybody, and offers new tickets to the waiting list. */
export async function followChange(trx: Transaction<Database>, { now }: Needed, eventId: string): Promise<void> {
  await pushStock(trx, eventId, await databaseTime(trx, now), { edited: true })
  await scheduleStock(trx, eventId)
}
