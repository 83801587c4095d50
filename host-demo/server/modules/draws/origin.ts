import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { raffleLine } from '../../../../src/api/draws.input.ts'
import { hold } from '../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PaymentOrigin, Sale } from '../../checkout/orders/payment-origin.ts'
import { noChange } from '../../checkout/totals.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { type DrawRow, findPublished, lockDraw } from './find-draw.ts'
import { scheduleNumbersMail } from './mails/schedule-numbers-mail.ts'
import { pushDraw } from './push.ts'
import { freeNumbers, sellNumbers, takeNumbers } from './selling/numbers.ts'
import { orderedNumbers, ownNumbers, paidNumbers } from './selling/own-numbers.ts'
import {
  isOnSale,
  payFirst,
  refuseAboveLimit,
  refuseBeyond,
  refuseUnlawful,
  refuseUnlessOnSale,
} from './selling/refusals.ts'
import { leftIn, subjectOf } from './stock.ts'
import { ticketWires } from './tickets/read-tickets.ts'
import { ticketTranslator } from './tickets/words.ts'

/** Milliseconds that numbers are held while their buyer pays. */
const holdFor = 10 * 60_000

/** Numbers of prize draws. Entering a draw is not a gift, so Gift Aid is never claimed on them. */
export const raffleOrigin: PaymentOrigin<InferOutput<typeof raffleLine>> = {
  input: raffleLine,
  expiresIn: holdFor,

  async price(db, { event, person, at }, line, field) {
    const draw = await findPublished(db, event.id, line.draw_id)
    refuseUnlessOnSale(draw, at)
    refuseUnlawful(draw, line, person === undefined, field)
    return { title: draw.title, subject: subjectOf(draw), unitPrice: draw.price, giftAid: false, undiscounted: true }
  },

  async write(trx, _, { id }, { draw_id, show_nameYN }) {
    await trx
      .insertInto('draw_lines')
      .values({ order_line_id: id, draw_id, show_name: show_nameYN === 'yes' })
      .execute()
  },

  async hold(trx, sale, row, order) {
    if (order.status === 'awaiting_offline_payment') throw payFirst()
    const draw = await drawOf(trx, sale, row)
    refuseUnlessOnSale(draw, sale.at)
    refuseBeyond(await leftIn(trx, draw), row.quantity)
    const has = await ownNumbers(trx, draw, order)
    // Only the owner of the address is told how many numbers it has.
    const isOwner = sale.person !== undefined && normalEmail(sale.person.email) === normalEmail(order.email)
    refuseAboveLimit(draw, { has, isOwner }, row.quantity)
    await takeNumbers(trx, draw, row)
    await holdLine(trx, sale, row, draw)
    await pushDraw(trx, draw)
  },

  async renew(trx, sale, row) {
    const draw = await drawOf(trx, sale, row)
    await holdLine(trx, sale, row, draw)
  },

  async released(trx, _, row) {
    const { draw_id } = await lineOf(trx, row)
    await freeNumbers(trx, row)
    await pushDraw(trx, { id: draw_id })
  },

  async isWithinLimits(trx, sale, order, rows) {
    for (const row of rows) {
      const draw = await drawOf(trx, sale, row)
      const has = await paidNumbers(trx, draw, order)
      if (draw.per_person !== null && has + (await orderedNumbers(trx, draw, order)) > draw.per_person) return false
    }
    return true
  },

  async paidTooLate(trx, sale, row, order) {
    const draw = await drawOf(trx, sale, row)
    const left = await leftIn(trx, draw)
    // Several lines of the order may be for the same draw, so they are counted together.
    return isOnSale(draw, sale.at) && (left === null || left >= (await orderedNumbers(trx, draw, order)))
  },

  async paid(trx, sale, order, rows) {
    for (const row of rows) {
      const draw = await drawOf(trx, sale, row)
      // The released numbers may be somebody else's by now, so the late payment gets new ones.
      if (order.released_at) await takeNumbers(trx, draw, row)
      await sellNumbers(trx, draw, row)
      await pushDraw(trx, draw)
    }
    await scheduleNumbersMail(trx, order)
    return noChange()
  },

  async documents(db, event, orderIds, publicUrl) {
    const tickets = await ticketWires(db, orderIds, publicUrl)
    const title = ticketTranslator(event)('title')
    return new Map(tickets.map(({ order_id, ticket_url: url }) => [order_id, [{ title, url }]]))
  },

  async refunded(trx, sale, _, refunds) {
    for (const { line, refunded } of refunds) {
      const draw = await drawOf(trx, sale, line)
      // Once the draw is sealed its numbers are fixed.
      if (draw.state !== 'open') continue
      const state = refunded >= line.amount ? 'refunded' : 'sold'
      await trx.updateTable('draw_entries').set({ state }).where('order_line_id', '=', line.id).execute()
    }
    return noChange()
  },
}

const lineOf = (trx: Transaction<Database>, { id }: Pick<OrderLineRow, 'id'>) =>
  trx.selectFrom('draw_lines').selectAll().where('order_line_id', '=', id).executeTakeFirstOrThrow()

/** The line's draw, locked. */
async function drawOf(trx: Transaction<Database>, { event, rowLocks }: Sale, row: OrderLineRow): Promise<DrawRow> {
  return lockDraw(trx, { eventId: event.id, rowLocks }, (await lineOf(trx, row)).draw_id)
}

async function holdLine(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, draw: DrawRow): Promise<void> {
  const expires_at = new Date(sale.at.getTime() + holdFor)
  await hold(trx, { order_line_id: row.id, subject: subjectOf(draw), quantity: row.quantity, expires_at })
}
