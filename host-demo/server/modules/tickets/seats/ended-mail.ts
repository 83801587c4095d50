import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { seatsEnded } from './letters.ts'
import { ownerLink } from './links.ts'
import { endedMailKind } from './mail-kinds.ts'
import { orderOfSeat, readRefundable } from './read-refundable.ts'

/** Tells a buyer once about each seat that was refunded. */
export const endedMailJob: JobKind = {
  kind: endedMailKind,
  async run({ db, now, publicUrl, jobs }, job) {
    await inTransaction(db, async trx => {
      const at = await databaseTime(trx, now)
      const ended = await trx
        .updateTable('guest_tickets')
        .set({ end_mailed_at: at })
        .where('order_id', '=', job.key)
        .where('ended_at', 'is not', null)
        // Not if the organiser has only recorded that the money did not come: nothing was refunded then.
        .where('order_id', 'in', db => db.selectFrom('orders').select('id').where('paid_at', 'is not', null))
        .where('end_mailed_at', 'is', null)
        .returning(['id', 'event_id'])
        .execute()
      const [first] = ended
      if (first) {
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', first.event_id)
          .executeTakeFirstOrThrow()
        const order = await orderOfSeat(trx, event, first.id)
        const seats = await readRefundable(trx, event, order)
        const newlyEnded = seats.filter(({ seat }) => ended.some(({ id }) => id === seat.id))
        const letter = seatsEnded(event, order.first_name, {
          reference: order.reference,
          numbers: newlyEnded.map(({ seat }) => seat.number),
          amount: newlyEnded.reduce((sum, { amount }) => sum + amount, 0),
          isOutside: order.paid_by !== null,
          link: await ownerLink(trx, event, publicUrl, order.id, 'your-tickets'),
        })
        await postMail(trx, event, order.email, letter, at)
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}
