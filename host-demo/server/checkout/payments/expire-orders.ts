import { databaseTime } from '../../platform/db/clock.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { endOrderKind, scheduleEnd } from '../orders/end-order-job.ts'

const atOnce = 500

/** Ends expired orders, each by a job of its own. */
export const expireOrders: JobKind = {
  kind: 'expire-orders',
  every: 15,
  async run({ db, now, jobs }) {
    const expired = await db
      .selectFrom('orders')
      .select('id')
      .where('status', 'in', ['pending', 'awaiting_offline_payment'])
      .where('expires_at', '<=', await databaseTime(db, now))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('jobs').select('key').where('kind', '=', endOrderKind).whereRef('key', '=', 'orders.id')),
        ),
      )
      .orderBy('expires_at')
      .limit(atOnce)
      .execute()
    for (const order of expired) await scheduleEnd(db, order, { onlyIfExpired: true })
    if (expired.length) jobs.wake()
  },
}
