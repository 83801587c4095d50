import { sql } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { forgetReplaced } from '../orders/begin-attempt.ts'

/** Days during which people may still ask about an order that ended unpaid. */
const keptFor = 30
const atOnce = 500

/**
 * Removes the payer's data from orders that ended unpaid, and which attempts were replaced. Leaves orders that were ever paid, even too late, that have
 * an invoice, or whose payment needs review.
 */
export const forgetUnpaidJob: JobKind = {
  kind: 'forget-unpaid',
  every: 3600,
  async run({ db, now, personalData, jobs }) {
    const at = await databaseTime(db, now)
    await forgetReplaced(db, at)
    for (let last = atOnce; last === atOnce; ) {
      last = await inTransaction(db, async trx => {
        const ended = await trx
          .selectFrom('orders')
          .select('id')
          .where('status', '=', 'cancelled')
          .where('forgotten_at', 'is', null)
          .where('paid_at', 'is', null)
          .where('released_at', '<', sql<Date>`${at}::timestamptz - make_interval(days => ${keptFor})`)
          .where(({ and, not, exists, selectFrom }) =>
            and(
              (['payments', 'invoices', 'payment_problems'] as const).map(kept =>
                not(exists(selectFrom(kept).select('order_id').whereRef('order_id', '=', 'orders.id'))),
              ),
            ),
          )
          .orderBy('released_at')
          .limit(atOnce)
          .forUpdate()
          .execute()
        const ids = ended.map(({ id }) => id)
        if (!ids.length) return 0
        for (const data of personalData) await data.forgetUnpaid?.(trx, ids)
        await trx.updateTable('orders').set({ forgotten_at: at }).where('id', 'in', ids).execute()
        return ids.length
      })
    }
    jobs.wake()
  },
}
