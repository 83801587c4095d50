import { sql } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'

/** Days in which an undone pledge may still be taken up again with its name, as for an order that ended unpaid. */
const keptFor = 30

/** Who a pledge belongs to, when nobody needs to know it any more. */
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

/** Forgets whose pledges the undone ones were. Their paddles and amounts stay. */
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
