import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { offerToWaiters } from '../waiting/offer-to-waiters.ts'
import { pushStock } from './push-stock.ts'
import { lockOf } from './stock.ts'
import { type StockJob, stockJobKind } from './stock-job-kind.ts'

/** Offers what came back to whoever waits for it, and tells everybody what is left. */
export const stockJob: JobKind<StockJob> = {
  kind: stockJobKind,
  async run(context, job) {
    const { db, rowLocks, outbox, publicUrl } = context
    const { eventId } = job.payload
    await inTransaction(db, async trx => {
      await lockSubjects(trx, rowLocks, [lockOf(eventId)])
      const sale = await saleOf(trx, context, { event_id: eventId })
      await offerToWaiters(trx, sale, publicUrl)
      await pushStock(trx, eventId, sale.at)
      await job.complete(trx)
    })
    outbox.wake()
  },
}
