import { type Kysely, sql } from 'kysely'
import { databaseNow, databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { scheduleStock, stockJobKind } from './stock-job-kind.ts'

interface Moment {
  readonly event_id: string
  readonly moment: Date
}

/**
 * Schedules the push at the next moment that a sale begins or ends, so that open pages offer the tickets or stop
 * offering them. That push schedules the one after it.
 * @param eventId default: all events
 */
export async function scheduleSaleTimes(trx: Kysely<Database>, at: Date, eventId?: string): Promise<void> {
  // A push that is due and not yet sent must not be put off to the moment after it.
  const isDue = sql`exists (
    select from jobs where kind = ${stockJobKind} and key = 'sale ' || event_id and due_at <= clock_timestamp()
  )`
  const ofEvent = eventId === undefined ? sql`not ${isDue}` : sql`event_id = ${eventId}`
  const { rows } = await sql<Moment>`
    select event_id, min(moment) as moment from (
      select event_id, published, unnest(array[sale_opens_at, sale_closes_at]) as moment from ticket_types
      union all
      select event_id, published, unnest(array[sale_opens_at, sale_closes_at]) from ticket_bundles
    ) as offers
    where published and moment > ${at}::timestamptz and ${ofEvent}
    group by event_id
    order by event_id
  `.execute(trx)
  const now = rows.length ? await databaseNow(trx) : at
  for (const { event_id, moment } of rows) {
    // The tests move the clock that sales go by, but not that of jobs.
    const dueAt = new Date(now.getTime() + moment.getTime() - at.getTime())
    await scheduleStock(trx, event_id, { key: `sale ${event_id}`, dueAt })
  }
}

/** For sales that were not saved by this version's desk, such as those of an event that was seeded. */
export const saleTimesJob: JobKind = {
  kind: 'ticket-sale-times',
  every: 3600,
  async run({ db, now }) {
    await inTransaction(db, async trx => scheduleSaleTimes(trx, await databaseTime(trx, now)))
  },
}
