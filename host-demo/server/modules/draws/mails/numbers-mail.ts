import { formatDate } from '../../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import { rangesOf } from '../../../../../src/lib/prize-draw.ts'
import { getsReceipt } from '../../../checkout/letters/gets-receipt.ts'
import { orderLink } from '../../../checkout/linked-pages/order-links.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import type { Draft, Words } from '../../../platform/mail/draft.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { findDraw } from '../find-draw.ts'
import { rangeWords } from '../tickets/range-words.ts'
import { readTickets } from '../tickets/read-tickets.ts'
import { numbersMailKind } from './schedule-numbers-mail.ts'
import { words } from './words.ts'

/** Mails the numbers of a paid order, with all that the law demands on a ticket, and the ticket's link. */
export const numbersMailJob: JobKind = {
  kind: numbersMailKind,
  async run({ db, now, publicUrl, jobs }, job) {
    await inTransaction(db, async trx => {
      const order = await trx.selectFrom('orders').selectAll().where('id', '=', job.key).executeTakeFirstOrThrow()
      const event = await trx
        .selectFrom('events')
        .selectAll()
        .where('id', '=', order.event_id)
        .executeTakeFirstOrThrow()
      const { locale, time_zone: timeZone } = event.settings
      const parts: (Words | { rows: (readonly [Words, Words])[] })[] = []
      const tickets = await readTickets(trx, [order.id])
      for (const { draw_id, title, numbers } of tickets) {
        const draw = await findDraw(trx, event.id, draw_id)
        const money = { minor: draw.price, currency: event.currency, decimals: event.currency_decimals }
        parts.push({
          rows: [
            [words('draw'), title],
            [words('numbers'), rangeWords(rangesOf(numbers))],
            [words('price'), formatMoney(money, locale)],
            [words('drawnOn'), formatDate(draw.draws_at.getTime(), locale, timeZone)],
            [words('society'), draw.society],
            [words('promoter'), draw.promoter],
          ],
        })
      }
      // Empty if the whole order was refunded meanwhile.
      if (tickets.length && getsReceipt(order)) {
        const link = publicUrl + (await orderLink(trx, 'draw-ticket', order.id))
        const draft: Draft = {
          kind: 'draw_numbers',
          subject: words('numbersSubject', { title: tickets[0]?.title ?? '' }),
          to: order.first_name,
          parts: [words('numbersText'), ...parts, { link, label: words('ticket') }],
        }
        await postMail(trx, event, order.email, draft, await databaseTime(trx, now))
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}
