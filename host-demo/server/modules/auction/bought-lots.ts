import type { Transaction } from 'kysely'
import { hold, leftOf } from '../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PricedLine, Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { changeLot } from './change-lot.ts'
import { closeLot } from './close-lot.ts'
import { type Lot, lockLot, termsOf } from './find-lot.ts'
import { notForSale } from './refusals.ts'
import { outcomeOf } from './rules/standing.ts'
import { bestBids } from './standing-bids.ts'
import { isOffered, pushStock, stockOf, subjectOf } from './stock.ts'

/** Milliseconds that pieces are held for whoever pays for them. */
export const holdFor = 10 * 60_000

/** @throws {HttpError} 409 `lot_not_for_sale` */
export function priceOfPieces({ at }: Pick<Sale, 'at'>, lot: Lot, quantity: number): Omit<PricedLine, 'title'> {
  if (lot.buy_now_price === null || !isOnSale(lot, at)) throw notForSale()
  return {
    subject: subjectOf(lot),
    unitPrice: lot.buy_now_price,
    benefitValue: (lot.retail_value ?? 0) * quantity,
    // Whoever gives for a sponsor item without a value gets nothing for it; a lot without one is all benefit.
    giftAid: lot.retail_value !== null || lot.kind === 'sponsor_item',
  }
}

const isOnSale = (lot: Lot, at: Date) =>
  isOffered(lot) && lot.state === 'open' && lot.paused_at === null && at >= lot.opens_at && at < lot.effective_ends_at

/** @throws {HttpError} 409 `lot_sold_out` */
export async function holdPieces(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, lot: Lot): Promise<void> {
  if (lot.state !== 'open') throw notForSale()
  const left = await leftOf(trx, stockOf(lot), { exceptLine: row.id })
  if (left < row.quantity) {
    throw new HttpError(409, {
      error: 'lot_sold_out',
      error_description: left
        ? { sentence: 'Only {left} are left.', values: { left } }
        : 'This has just been sold out. Nothing was taken.',
    })
  }
  const expires_at = new Date(sale.at.getTime() + holdFor)
  await hold(trx, { order_line_id: row.id, subject: subjectOf(lot), quantity: row.quantity, expires_at })
  await pushStock(trx, lot)
}

/**
 * Takes pieces that are paid for. From a silent lot they are taken away from its bidders; the last one ends it for them.
 * The order's hold still counts until its transaction drops it, so how many are left to buy does not change.
 */
export async function sellPieces(
  trx: Transaction<Database>,
  sale: Sale,
  { quantity, amount }: OrderLineRow,
  { id }: Lot,
): Promise<void> {
  const lot = await lockLot(trx, sale.event.id, id, sale.rowLocks)
  const happening = { kind: 'bought', details: { quantity, amount } } as const
  if (lot.kind !== 'competitive_bid') {
    await changeLot(trx, sale.event, lot, sale.at, happening, { sold: lot.sold + quantity })
    return
  }
  const winners = lot.winners - quantity
  if (winners < 1) {
    const result = { price: lot.buy_now_price, leaders: [], reserve_met: lot.reserve_met, wins: [] }
    const closed = await closeLot(trx, sale, lot, result, happening)
    await trx.updateTable('lots').set({ sold: 1 }).where('id', '=', closed.id).execute()
    return
  }
  const outcome = outcomeOf(termsOf({ ...lot, winners }, sale.event.currency_decimals), await bestBids(trx, lot))
  const leaders = outcome.leaders.map(({ bidder }) => bidder)
  await changeLot(trx, sale.event, lot, sale.at, happening, { winners, leaders, price: outcome.price })
}

/** Pieces whose payment came after their hold had ended. */
export async function canStillBeSold(trx: Transaction<Database>, { at }: Sale, lot: Lot, quantity: number) {
  const isBuyable = lot.kind === 'buy_now' || lot.kind === 'sponsor_item' || isOnSale(lot, at)
  return isBuyable && lot.state === 'open' && (await leftOf(trx, stockOf(lot))) >= quantity
}
