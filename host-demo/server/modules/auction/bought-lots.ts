import type { Transaction } from 'kysely'
import { hold, leftOf } from '../../checkout/holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../../checkout/orders/order-row.ts'
import type { PricedLine, Sale } from '../../checkout/orders/payment-origin.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { leftWords } from '../../platform/http/left-words.ts'
import { changeLot, type LotChange } from './change-lot.ts'
import { closeLot, resultOf } from './close-lot.ts'
import { type Lot, lockLot, termsOf } from './find-lot.ts'
import { notifyOutbid } from './notify-outbid.ts'
import { notForSale } from './refusals.ts'
import { outcomeOf } from './rules/standing.ts'
import { bestBids } from './standing-bids.ts'
import { isBoughtUp, isOffered, pushStock, stockOf, subjectOf } from './stock.ts'

/** Milliseconds that pieces are held while their buyer pays. */
export const holdFor = 10 * 60_000

/** @throws {HttpError} 409 `lot_not_for_sale` */
export function priceOfPieces({ at }: Pick<Sale, 'at'>, lot: Lot, quantity: number): Omit<PricedLine, 'title'> {
  if (lot.buy_now_price === null || !isOnSale(lot, at)) throw notForSale()
  return {
    subject: subjectOf(lot),
    unitPrice: lot.buy_now_price,
    benefitValue: (lot.retail_value ?? 0) * quantity,
    // Without a retail value, a sponsor item is all gift, and any other lot is all benefit.
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
    const words = {
      none: 'This has just been sold out. Nothing was taken.',
      one: 'Only one is left.',
      some: 'Only {left} are left.',
    } as const
    throw new HttpError(409, { error: 'lot_sold_out', error_description: leftWords(left, words) })
  }
  const expires_at = new Date(sale.at.getTime() + holdFor)
  await hold(trx, { order_line_id: row.id, subject: subjectOf(lot), quantity: row.quantity, expires_at })
  await pushStock(trx, lot)
}

/**
 * The buyer tries again. Pieces that are not offered any more are kept as long as was promised with the order.
 * @returns false if they are kept no longer than before
 * @throws {HttpError} 409 `lot_not_for_sale`, `lot_sold_out`
 */
export async function renewPieces(
  trx: Transaction<Database>,
  sale: Sale,
  row: OrderLineRow,
  { created_at }: OrderRow,
  lot: Lot,
): Promise<false | undefined> {
  if (isOffered(lot)) {
    await holdPieces(trx, sale, row, lot)
    return
  }
  if (lot.state !== 'open' || sale.at.getTime() >= created_at.getTime() + holdFor) throw notForSale()
  return false
}

/**
 * Marks paid pieces as sold. Those of a silent lot are taken from its bidders, and the last one ends the lot. The
 * order's hold still counts until its transaction drops it, so the number left to buy does not change.
 */
export async function sellPieces(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  row: OrderLineRow,
  { id }: Lot,
): Promise<void> {
  if (!(await countAs(trx, row, { sold: true }))) return
  const { quantity, amount } = row
  const lot = await lockLot(trx, sale.event.id, id, sale.rowLocks)
  const entry = { kind: 'bought', details: { quantity, amount } } as const
  if (lot.kind !== 'competitive_bid') {
    await changeLot(trx, sale.event, lot, sale.at, entry, { sold: lot.sold + quantity })
    return
  }
  const winners = lot.winners - quantity
  if (lot.state !== 'open') {
    // It was promised before the close, and is paid now: nobody who bid is affected.
    const change =
      lot.won === 0 && winners < 1 ? { sold: 1, price: lot.buy_now_price } : { winners: Math.max(1, winners) }
    await changeLot(trx, sale.event, lot, sale.at, entry, change)
    return
  }
  if (winners < 1) {
    const result = { price: lot.buy_now_price, leaders: [], reserve_met: lot.reserve_met, sold: 1, wins: [] }
    await closeLot(trx, sale, lot, result, entry, order)
    return
  }
  const outcome = outcomeOf(termsOf({ ...lot, winners }, sale.event.currency_decimals), await bestBids(trx, lot))
  const leaders = outcome.leaders.map(({ bidder }) => bidder)
  const after = await changeLot(trx, sale.event, lot, sale.at, entry, { winners, leaders, price: outcome.price })
  await notifyOutbid(trx, sale, { before: lot, after })
}

/**
 * Takes back the sale of pieces: they are for sale again, or a silent lot's bidders can win them. A lot that was
 * ended by the sale stays closed until the organiser decides.
 * @returns whether they had been sold
 */
export async function returnPieces(
  trx: Transaction<Database>,
  { event, at, rowLocks }: Pick<Sale, 'event' | 'at' | 'rowLocks'>,
  row: OrderLineRow,
  { id }: Lot,
): Promise<boolean> {
  if (!(await countAs(trx, row, { sold: false }))) return false
  const { quantity, amount } = row
  const lot = await lockLot(trx, event.id, id, rowLocks)
  const entry = { kind: 'returned', details: { quantity, amount } } as const
  const change = await changeOnReturn(trx, event, lot, quantity)
  await pushStock(trx, await changeLot(trx, event, lot, at, entry, change))
  return true
}

async function changeOnReturn(
  trx: Transaction<Database>,
  event: Event,
  lot: Lot,
  quantity: number,
): Promise<LotChange> {
  if (lot.kind !== 'competitive_bid') return { sold: lot.sold - quantity }
  const winners = isBoughtUp(lot) ? quantity : lot.winners + quantity
  // Pieces that were won already stay won.
  if (lot.state !== 'open' && !isBoughtUp(lot)) return { winners }
  const { price, leaders, reserve_met } = await resultOf(trx, { event }, { ...lot, winners })
  return { winners, sold: 0, price, leaders, reserve_met }
}

/** @returns whether this changed the line */
async function countAs(
  trx: Transaction<Database>,
  { id }: OrderLineRow,
  { sold }: { readonly sold: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('auction_lines')
    .set({ sold })
    .where('order_line_id', '=', id)
    .where('sold', '!=', sold)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Can pieces still be sold whose payment arrived after their hold had ended? */
export async function canStillBeSold(trx: Transaction<Database>, { at }: Sale, lot: Lot, quantity: number) {
  const isBuyable = lot.kind === 'buy_now' || lot.kind === 'sponsor_item' || isOnSale(lot, at)
  return isBuyable && lot.state === 'open' && (await leftOf(trx, stockOf(lot))) >= quantity
}
