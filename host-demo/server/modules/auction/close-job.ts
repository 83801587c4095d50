import type { Kysely } from 'kysely'
import { lockSubjects } from '../../checkout/holds/lock-subjects.ts'
import { saleOf } from '../../checkout/orders/sale-of.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { closeLot, resultOf } from './close-lot.ts'
import { lockLot } from './find-lot.ts'
import { closeLotKind, scheduleClose } from './schedule-close.ts'
import { subjectOf } from './stock.ts'

/** Closes a lot once, by the database's clock. Bids that got the lot's lock earlier still count. */
export const closeLotJob: JobKind = {
  kind: closeLotKind,
  async run(context, job) {
    const { db, rowLocks, outbox, jobs } = context
    const event = await eventOf(db, job.key)
    if (!event) return
    await inTransaction(db, async trx => {
      await lockSubjects(trx, rowLocks, [subjectOf({ id: job.key })])
      const lot = await lockLot(trx, event.id, job.key, rowLocks)
      const sale = await saleOf(trx, context, { event })
      // A live lot closes when the hammer falls.
      const isDue = lot.state === 'open' && lot.paused_at === null && lot.kind !== 'live_auction'
      if (isDue && sale.at < lot.effective_ends_at) return scheduleClose(trx, lot)
      if (isDue) await closeLot(trx, sale, lot, await resultOf(trx, sale, lot), { kind: 'closed' })
      await job.complete(trx)
    })
    outbox.wake()
    jobs.wake()
  },
}

function eventOf(db: Kysely<Database>, lotId: string): Promise<Event | undefined> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', db => db.selectFrom('lots').select('event_id').where('id', '=', lotId))
    .executeTakeFirst()
}
