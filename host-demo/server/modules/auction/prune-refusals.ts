import { sql } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'

/** Deletes refused bids after 90 days, when nobody asks about them any more. */
export const pruneRefusalsJob: JobKind = {
  kind: 'prune-refused-bids',
  every: 3600,
  async run({ db, now }) {
    await db
      .deleteFrom('refused_bids')
      .where('at', '<', sql<Date>`${await databaseTime(db, now)}::timestamptz - interval '90 days'`)
      .execute()
  },
}
