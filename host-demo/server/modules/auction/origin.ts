import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { auctionLine } from '../../../../src/api/auction.input.ts'
import { dropHold, heldOf, hold } from '../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PaymentOrigin, Sale } from '../../checkout/orders/payment-origin.ts'
import { endOthers, replaceOthers } from '../../checkout/orders/replace-orders.ts'
import { noChange } from '../../checkout/totals.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { findBidder } from './bidders.ts'
import { findLot, type Lot } from './find-lot.ts'
import { left, pushStock, subjectOf } from './stock.ts'

/** Minutes that a piece is held for whoever pays for it. */
const heldFor = 10

/**
 * Lots that are bought at their price, while there are any, and lots that were won, by whoever has won them. Gift Aid can
 * be claimed on what exceeds the lot's retail value, which everybody was shown; a lot without one is all benefit.
 */
export const auctionOrigin: PaymentOrigin<InferOutput<typeof auctionLine>> = {
  input: auctionLine,
  expiresIn: heldFor * 60_000,

  async price(db, { event, person, at }, { auction_item_id, quantity }) {
    const lot = await findLot(db, event.id, auction_item_id)
    const giftAid = lot.retail_value !== null
    if (lot.kind === 'buy_now' && lot.buy_now_price !== null) {
      if (at < lot.opens_at || at >= lot.effective_ends_at) throw notForSale()
      const benefitValue = (lot.retail_value ?? 0) * (quantity ?? 1)
      return { title: lot.title, subject: subjectOf(lot.id), unitPrice: lot.buy_now_price, benefitValue, giftAid }
    }
    const bidder = person && (await findBidder(db, event.id, person))
    const win = bidder && (await findWin(db, lot.id, bidder.id))
    if (!win) throw notForSale()
    if (win.paid_at) throw paidAlready()
    const subject = `${subjectOf(lot.id)}:${win.bidder_id}`
    return {
      title: lot.title,
      subject,
      quantity: 1,
      unitPrice: win.amount,
      benefitValue: lot.retail_value ?? 0,
      giftAid,
    }
  },

  checkTogether(_, lines) {
    const ids = lines.map(({ line }) => line.auction_item_id)
    const twice = lines.find((_, index) => ids.indexOf(ids[index] ?? '') !== index)
    if (twice) throw validationError({ [`${twice.field}.auction_item_id`]: 'This is in your order already' })
  },

  async write(trx, { event, person }, { id }, { auction_item_id }) {
    const lot = await findLot(trx, event.id, auction_item_id)
    const bidder = lot.kind !== 'buy_now' && person ? await findBidder(trx, event.id, person) : undefined
    await trx
      .insertInto('auction_lines')
      .values({ order_line_id: id, lot_id: lot.id, bidder_id: bidder?.id ?? null })
      .execute()
  },

  async hold(trx, sale, row, order) {
    const { lot, bidder } = await lineOf(trx, row)
    if (!bidder) return holdPieces(trx, sale, row, lot)
    if ((await findWin(trx, lot.id, bidder))?.paid_at) throw paidAlready()
    if (row.subject) await replaceOthers(trx, sale, row.subject, order)
  },

  async renew(trx, sale, row) {
    const { lot, bidder } = await lineOf(trx, row)
    if (!bidder) await holdPieces(trx, sale, row, lot)
  },

  async released(trx, row) {
    const { lot, bidder } = await lineOf(trx, row)
    if (!bidder) await pushStock(trx, lot)
  },

  async paidTooLate(trx, _, row) {
    const { lot, bidder } = await lineOf(trx, row)
    if (bidder) return (await findWin(trx, lot.id, bidder))?.paid_at === null
    return (left(lot, await heldOf(trx, subjectOf(lot.id))) ?? 0) >= row.quantity
  },

  async paid(trx, sale, order, rows) {
    for (const row of rows) {
      const { lot, bidder } = await lineOf(trx, row)
      if (bidder) {
        await trx
          .updateTable('lot_wins')
          .set({ paid_at: sale.at })
          .where('lot_id', '=', lot.id)
          .where('bidder_id', '=', bidder)
          .execute()
        if (row.subject) await endOthers(trx, sale, row.subject, order)
      } else {
        const sold = lot.sold + row.quantity
        await trx.updateTable('lots').set({ sold }).where('id', '=', lot.id).execute()
        await dropHold(trx, { order_line_id: row.id, subject: subjectOf(lot.id) })
        await pushStock(trx, { ...lot, sold })
      }
    }
    return noChange()
  },
}

/** @throws {HttpError} 409 `lot_sold_out` */
async function holdPieces(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, lot: Lot): Promise<void> {
  const free = left(lot, await heldOf(trx, subjectOf(lot.id), { exceptLine: row.id })) ?? 0
  if (free < row.quantity) {
    throw new HttpError(409, {
      error: 'lot_sold_out',
      error_description: free
        ? { sentence: 'Only {left} are left.', values: { left: free } }
        : 'This has just been sold out. Nothing was taken.',
    })
  }
  const expires_at = new Date(sale.at.getTime() + heldFor * 60_000)
  await hold(trx, { order_line_id: row.id, subject: subjectOf(lot.id), quantity: row.quantity, expires_at })
  await pushStock(trx, lot)
}

async function lineOf(trx: Transaction<Database>, { id }: OrderLineRow) {
  const { event_id, lot_id, bidder_id } = await trx
    .selectFrom('auction_lines')
    .innerJoin('lots', 'lots.id', 'auction_lines.lot_id')
    .select(['event_id', 'lot_id', 'bidder_id'])
    .where('order_line_id', '=', id)
    .executeTakeFirstOrThrow()
  return { lot: await findLot(trx, event_id, lot_id), bidder: bidder_id }
}

function findWin(db: Kysely<Database>, lotId: string, bidderId: string) {
  return db
    .selectFrom('lot_wins')
    .selectAll()
    .where('lot_id', '=', lotId)
    .where('bidder_id', '=', bidderId)
    .executeTakeFirst()
}

const notForSale = () =>
  new HttpError(409, { error: 'lot_not_for_sale', error_description: 'You cannot pay for this lot.' })

const paidAlready = () =>
  new HttpError(409, { error: 'lot_paid', error_description: 'This lot is paid already. Nothing was taken again.' })
