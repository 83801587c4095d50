import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { hold } from '../../../host-demo/server/checkout/holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../../../host-demo/server/checkout/orders/order-row.ts'
import type { PaymentOrigin, Sale } from '../../../host-demo/server/checkout/orders/payment-origin.ts'
import { noChange } from '../../../host-demo/server/checkout/totals.ts'
import type { Database } from '../../../host-demo/server/platform/db/schema.ts'
import { HttpError } from '../../../host-demo/server/platform/http/http-error.ts'
import { postMail } from '../../../host-demo/server/platform/mail/post-mail.ts'
import { tombolaLine } from '../api/tombola.input.ts'
import { pushTombola, readTombola, subjectOf } from './stock.ts'
import { ticketsLetter } from './tickets-letter.ts'

/** Tickets, of limited number. */
export const tombolaOrigin: PaymentOrigin<InferOutput<typeof tombolaLine>> = {
  input: tombolaLine,

  async price(db, { event }) {
    const { price } = await readTombola(db, event.id)
    return { title: 'Tombola', subject: subjectOf(event.id), unitPrice: price, giftAid: false }
  },

  async write(trx, { event }, { id }, { holder }) {
    await trx
      .insertInto('tombola_tickets')
      .values({ order_line_id: id, event_id: event.id, holder, paid: false })
      .execute()
  },

  hold: holdTickets,
  renew: holdTickets,

  async paid(trx, { event, at }, order, rows) {
    const count = rows.reduce((sum, { quantity }) => sum + quantity, 0)
    await postMail(trx, event, order.email, ticketsLetter(order.first_name, count), at)
    for (const { id, quantity } of rows) {
      await trx
        .updateTable('tombolas')
        .set(eb => ({ sold: eb('sold', '+', quantity) }))
        .where('event_id', '=', event.id)
        .execute()
      await trx.updateTable('tombola_tickets').set({ paid: true }).where('order_line_id', '=', id).execute()
      await pushTombola(trx, event.id, id)
    }
    return noChange()
  },
}

async function holdTickets(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, _: OrderRow): Promise<void> {
  const { left } = await readTombola(trx, sale.event.id, row.id)
  if (left < row.quantity) {
    throw new HttpError(409, {
      error: 'tombola_sold_out',
      error_description: { sentence: 'Only {left} tickets are left.', values: { left } },
    })
  }
  const expires_at = new Date(sale.at.getTime() + 10 * 60_000)
  await hold(trx, { order_line_id: row.id, subject: subjectOf(sale.event.id), quantity: row.quantity, expires_at })
}
