import { sql } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'

/** Days during which an undone pledge can be restored with its name. As long as for an order that ended unpaid. */
const keptFor = 30

/** Columns that remove the person from a pledge. */
export const forgotten = {
  user_id: null,
  first_name: null,
  last_name: null,
  email: null,
  email_normal: null,
  message: null,
  shown_as: sql<string>`coalesce(paddle::text, '')`,
  anonymous: true,
}

/** Removes the person from pledges that were undone long ago. Paddle and amount stay. */
export const forgetUndoneJob: JobKind = {
  kind: 'forget-undone-pledges',
  every: 3600,
  async run({ db, now }) {
    const at = await databaseTime(db, now)
    await db
      .updateTable('pledges')
      .set({ ...forgotten, sequence: sql`sequence + 1`, forgotten_at: at })
      .where('undone_at', '<', sql<Date>`${at}::timestamptz - make_interval(days => ${keptFor})`)
      .where('forgotten_at', 'is', null)
      .execute()
  },
}
