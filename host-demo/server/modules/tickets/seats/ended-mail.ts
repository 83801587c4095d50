import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { seatsEnded } from './letters.ts'
import { ownerLink } from './links.ts'
import { endedMailKind } from './mail-kinds.ts'
import { readRefundable } from './read-refundable.ts'
import { readExtras } from './refundable-extras.ts'

/** Tells a buyer once about each seat and add-on that was refunded. */
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
        .returning('id')
        .execute()
      const lines = await trx
        .updateTable('ticket_lines')
        .set({ end_mailed_at: at })
        .where('state', '=', 'ended')
        .where('add_on_choice_id', 'is not', null)
        .where('end_mailed_at', 'is', null)
        .where('order_line_id', 'in', db =>
          db
            .selectFrom('order_lines')
            .innerJoin('orders', 'orders.id', 'order_id')
            .select('order_lines.id')
            .where('order_id', '=', job.key)
            .where('paid_at', 'is not', null),
        )
        .returning('order_line_id')
        .execute()
      if (ended.length + lines.length > 0) {
        const order = await trx.selectFrom('orders').selectAll().where('id', '=', job.key).executeTakeFirstOrThrow()
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', order.event_id)
          .executeTakeFirstOrThrow()
        const extras = (await readExtras(trx, order)).filter(({ line }) =>
          lines.some(({ order_line_id: id }) => id === line.id),
        )
        const seats = await readRefundable(trx, event, order)
        const newlyEnded = seats.filter(({ seat }) => ended.some(({ id }) => id === seat.id))
        const letter = seatsEnded(event, order.first_name, {
          reference: order.reference,
          numbers: newlyEnded.map(({ seat }) => seat.number),
          extras: extras.map(({ line: { quantity, title } }) => `${quantity} × ${title}`),
          amount: [...newlyEnded, ...extras].reduce((sum, { amount }) => sum + amount, 0),
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
