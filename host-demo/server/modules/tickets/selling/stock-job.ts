import type { Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { endOrderKind } from '../../../checkout/orders/end-order-job.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { offerToWaiters } from '../waiting/offer-to-waiters.ts'
import { pushStock } from './push-stock.ts'
import { scheduleSaleTimes } from './sale-times.ts'
import { lockOf } from './stock.ts'
import { type StockJob, scheduleStock, stockJobKind } from './stock-job-kind.ts'

/** Milliseconds until it checks again whether orders have ended at the provider. */
const pause = 1000
/**
 * Milliseconds that the waiting list is kept waiting for an order that does not end, such as while the provider is
 * down.
 */
const timeLimit = 60_000

/** Offers returned tickets to the waiting list, and pushes what is left to everybody. */
export const stockJob: JobKind<StockJob> = {
  kind: stockJobKind,
  async run(context, job) {
    const { db, rowLocks, outbox, publicUrl } = context
    const { eventId } = job.payload
    await inTransaction(db, async trx => {
      await lockSubjects(trx, rowLocks, [lockOf(eventId)])
      const sale = await saleOf(trx, context, { event_id: eventId })
      const isEnding = await isAnyEnding(trx, eventId, sale.at)
      const isMore = !isEnding && (await offerToWaiters(trx, sale, publicUrl))
      await pushStock(trx, eventId, sale.at)
      await job.complete(trx)
      await scheduleSaleTimes(trx, sale.at, eventId)
      if (isEnding) await scheduleStock(trx, eventId, { dueAt: new Date(sale.at.getTime() + pause) })
      if (isMore) await scheduleStock(trx, eventId)
    })
    outbox.wake()
  },
}

/** A released order can be paid until it has ended at the provider, and its payer comes before the waiting list. */
async function isAnyEnding(trx: Transaction<Database>, eventId: string, at: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('jobs')
    .innerJoin('orders', 'orders.id', 'jobs.key')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.id')
    .where('kind', '=', endOrderKind)
    .where('orders.status', '=', 'pending')
    .where('released_at', '>', new Date(at.getTime() - timeLimit))
    .where('order_lines.subject', '=', lockOf(eventId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
