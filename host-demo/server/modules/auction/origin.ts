import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { auctionLine } from '../../../../src/api/auction.input.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PaymentOrigin } from '../../checkout/orders/payment-origin.ts'
import { noChange } from '../../checkout/totals.ts'
import type { Database } from '../../platform/db/schema.ts'
import { validationError } from '../../platform/http/http-error.ts'
import {
  canStillBeSold,
  holdFor,
  holdPieces,
  priceOfPieces,
  renewPieces,
  returnPieces,
  sellPieces,
} from './bought-lots.ts'
import { findLot, findPublished, type Lot } from './find-lot.ts'
import { refuseUnconfirmedAge } from './refusals.ts'
import { pushStock } from './stock.ts'
import { followRefund, holdWin, isSettled, type PaidWin, payWin, priceOfWin, unpayWin, winOf } from './won-lots.ts'

/** A line as it was requested. Only the desk can name the `bidder` whose win is paid. */
export type Line = InferOutput<typeof auctionLine> & { readonly bidder?: string }

/**
 * Lots that are bought at their price, while there are any, and lots that are paid by their winners. Gift Aid can be
 * claimed on what exceeds the lot's retail value, which everybody was shown; a lot without one is all benefit.
 */
export const auctionOrigin: PaymentOrigin<Line> = {
  input: auctionLine,
  expiresIn: holdFor,

  voucherSubjects: async () => [],

  async price(db, sale, { auction_item_id, quantity, age_confirmed, bidder }) {
    const lot = await findPublished(db, sale.event.id, auction_item_id)
    const win = await winOf(db, sale, lot, bidder)
    if (win) return { ...priceOfWin(win, lot), title: lot.title }
    refuseUnconfirmedAge(lot, age_confirmed)
    return { ...priceOfPieces(sale, lot, quantity ?? 1), title: lot.title }
  },

  checkTogether(_, lines) {
    const ids = lines.map(({ line }) => line.auction_item_id)
    const twice = lines.find((_, index) => ids.indexOf(ids[index] ?? '') !== index)
    if (twice) throw validationError({ [`${twice.field}.auction_item_id`]: 'This is in your order already' })
  },

  async write(trx, { event, person }, { id }, { auction_item_id, bidder }) {
    const lot = await findLot(trx, event.id, auction_item_id)
    const win = await winOf(trx, { event, person }, lot, bidder)
    await trx
      .insertInto('auction_lines')
      .values({ order_line_id: id, lot_id: lot.id, bidder_id: win?.bidder_id ?? null, win_id: win?.id ?? null })
      .execute()
  },

  async hold(trx, sale, row, order) {
    const { lot, win } = await lineOf(trx, row)
    if (win) await holdWin(trx, sale, row, order, win)
    else await holdPieces(trx, sale, row, lot)
  },

  async pieces(trx, row) {
    const { win } = await lineOf(trx, row)
    return win ? 0 : row.quantity
  },

  async renew(trx, sale, row, order) {
    const { lot, win } = await lineOf(trx, row)
    return win ? undefined : renewPieces(trx, sale, row, order, lot)
  },

  async released(trx, sale, row) {
    const { lot, win } = await lineOf(trx, row)
    if (win) return
    const isReturned = await returnPieces(trx, sale, row, lot)
    if (!isReturned) await pushStock(trx, lot)
  },

  async paidTooLate(trx, sale, row) {
    const { lot, win } = await lineOf(trx, row)
    return win ? !(await isSettled(trx, win)) : canStillBeSold(trx, sale, lot, row.quantity)
  },

  async paid(trx, sale, order, rows) {
    for (const row of rows) {
      const { lot, win } = await lineOf(trx, row)
      if (win) await payWin(trx, sale, order, win)
      else await sellPieces(trx, sale, order, row, lot)
    }
    return noChange()
  },

  /** The buyer keeps the pieces until the order is paid again or ends. */
  async unpaid(trx, _sale, _order, rows) {
    for (const row of rows) {
      const { win } = await lineOf(trx, row)
      if (win) await unpayWin(trx, win)
    }
    return noChange()
  },

  async refunded(trx, sale, order, refunds) {
    for (const refund of refunds) {
      const { line: row, refunded } = refund
      const { lot, win } = await lineOf(trx, row)
      if (win) await followRefund(trx, sale, order, refund, win)
      else if (refunded >= row.amount - row.discount) await returnPieces(trx, sale, row, lot)
      else if (await canStillBeSold(trx, sale, lot, row.quantity)) await sellPieces(trx, sale, order, row, lot)
    }
    return noChange()
  },
}

/** @returns without a `win` if the lot is bought at its price */
async function lineOf(trx: Transaction<Database>, { id }: OrderLineRow): Promise<{ lot: Lot; win?: PaidWin }> {
  const { event_id, lot_id, bidder_id, win_id } = await trx
    .selectFrom('auction_lines')
    .innerJoin('lots', 'lots.id', 'auction_lines.lot_id')
    .select(['event_id', 'lot_id', 'bidder_id', 'win_id'])
    .where('order_line_id', '=', id)
    .executeTakeFirstOrThrow()
  const lot = await findLot(trx, event_id, lot_id)
  return bidder_id === null ? { lot } : { lot, win: { lot, bidder: bidder_id, winId: win_id } }
}
