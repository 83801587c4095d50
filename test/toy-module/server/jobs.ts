import { inTransaction } from '../../../host-demo/server/platform/db/transaction.ts'
import type { JobKind } from '../../../host-demo/server/platform/jobs/job-kind.ts'
import { pushTombola } from './stock.ts'

/** Draws the winner: the holder of the first paid ticket. */
export const drawJob: JobKind = {
  kind: 'draw-tombola',
  async run({ db, outbox }, job) {
    await inTransaction(db, async trx => {
      const first = await trx
        .selectFrom('tombola_tickets')
        .select('holder')
        .where('event_id', '=', job.key)
        .where('paid', '=', true)
        .orderBy('order_line_id')
        .executeTakeFirst()
      await trx
        .updateTable('tombolas')
        .set({ winner: first?.holder ?? null })
        .where('event_id', '=', job.key)
        .execute()
      await pushTombola(trx, job.key)
      await job.complete(trx)
    })
    outbox.wake()
  },
}
