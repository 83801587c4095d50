import { sql } from 'kysely'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'

/** Deletes baskets and offers a day after they have expired, unless an unpaid order has taken over their tickets. */
export const pruneBasketsJob: JobKind = {
  kind: 'prune-baskets',
  every: 3600,
  async run({ db, now }) {
    await db
      .deleteFrom('ticket_reservations')
      .where('order_id', 'is', null)
      .where('expires_at', '<', sql<Date>`${await databaseTime(db, now)}::timestamptz - interval '1 day'`)
      .execute()
  },
}
