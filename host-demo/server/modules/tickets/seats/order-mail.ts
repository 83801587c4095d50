import { getsReceipt } from '../../../checkout/letters/gets-receipt.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { bought } from './letters.ts'
import { ownerLink } from './links.ts'
import { orderMailKind } from './mail-kinds.ts'

/** Mails a buyer the links to their tickets and to the form for their guests. The receipt is another mail. */
export const orderMailJob: JobKind = {
  kind: orderMailKind,
  async run({ db, now, publicUrl, jobs }, job) {
    await inTransaction(db, async trx => {
      const order = await trx.selectFrom('orders').selectAll().where('id', '=', job.key).executeTakeFirst()
      const seats = await trx
        .selectFrom('guest_tickets')
        .select('title')
        .where('order_id', '=', job.key)
        .where('ended_at', 'is', null)
        .orderBy('number')
        .execute()
      if (order && getsReceipt(order) && seats.length) {
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', order.event_id)
          .executeTakeFirstOrThrow()
        const titles = [...new Set(seats.map(({ title }) => title))]
        const letter = bought(event, {
          to: order.first_name,
          reference: order.reference,
          seats: titles.map(title => ({ title, count: seats.filter(seat => seat.title === title).length })),
          names: await ownerLink(trx, event, publicUrl, order.id),
          tickets: await ownerLink(trx, event, publicUrl, order.id, 'your-tickets'),
        })
        await postMail(trx, event, order.email, letter, await databaseTime(trx, now))
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}
