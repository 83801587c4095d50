import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { lockDraw } from '../find-draw.ts'
import { subjectOf } from '../stock.ts'
import { closeDraw } from './close-draw.ts'
import { closeDrawKind, scheduleClose } from './schedule-close.ts'

/** Closes a draw once, by the database's clock. Payments that got the draw's lock earlier still count. */
export const closeDrawJob: JobKind = {
  kind: closeDrawKind,
  async run(context, job) {
    const { db, rowLocks, outbox, jobs } = context
    const event = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', db => db.selectFrom('draws').select('event_id').where('id', '=', job.key))
      .executeTakeFirst()
    if (!event) return
    await inTransaction(db, async trx => {
      await lockSubjects(trx, rowLocks, [subjectOf({ id: job.key })])
      const draw = await lockDraw(trx, { eventId: event.id, rowLocks }, job.key)
      const sale = await saleOf(trx, context, { event })
      if (draw.state === 'open' && sale.at < draw.closes_at) return scheduleClose(trx, draw)
      // Completed first, because closing the draw cancels the job for its end, which is this one.
      await job.complete(trx)
      if (draw.state === 'open') await closeDraw(trx, sale, draw)
    })
    outbox.wake()
    jobs.wake()
  },
}
