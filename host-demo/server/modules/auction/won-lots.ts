import type { Kysely, Selectable, Transaction } from 'kysely'
import { hold } from '../../checkout/holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../../checkout/orders/order-row.ts'
import type { PricedLine, Sale } from '../../checkout/orders/payment-origin.ts'
import { endOthers, replaceOthers } from '../../checkout/orders/replace-orders.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findBidder } from './bidders.ts'
import type { Lot } from './find-lot.ts'
import { subjectOf } from './stock.ts'

type Win = Selectable<Database['lot_wins']>

/** @throws {HttpError} 409 `lot_paid` */
export function priceOfWin(win: Win, lot: Lot): Omit<PricedLine, 'title'> {
  if (win.paid_at) throw paidAlready()
  return {
    subject: subjectOfWin(lot, win.bidder_id),
    quantity: 1,
    unitPrice: win.amount,
    benefitValue: win.benefit_value ?? 0,
    giftAid: win.benefit_value !== null,
  }
}

/** The winner's newest order replaces the ones before it. */
export async function holdWin(
  trx: Transaction<Database>,
  sale: Sale,
  row: OrderLineRow,
  order: OrderRow,
  lot: Lot,
  bidder: string,
): Promise<void> {
  if (await isPaid(trx, lot, bidder)) throw paidAlready()
  const subject = subjectOfWin(lot, bidder)
  await replaceOthers(trx, sale, subject, order)
  await hold(trx, { order_line_id: row.id, subject, quantity: 1, expires_at: null })
}

export async function payWin(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  lot: Lot,
  bidder: string,
): Promise<void> {
  await trx
    .updateTable('lot_wins')
    .set({ paid_at: sale.at })
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', bidder)
    .execute()
  await endOthers(trx, sale, subjectOfWin(lot, bidder), order)
}

/** The winner owes it again. */
export async function unpayWin(trx: Transaction<Database>, lot: Lot, bidder: string): Promise<void> {
  await trx
    .updateTable('lot_wins')
    .set({ paid_at: null })
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', bidder)
    .execute()
}

export async function isPaid(db: Kysely<Database>, lot: Lot, bidder: string): Promise<boolean> {
  return (await findWin(db, lot, bidder))?.paid_at !== null
}

/** What somebody has won of a lot. */
export async function winOf(
  db: Kysely<Database>,
  { event, person }: Pick<Sale, 'event' | 'person'>,
  lot: Lot,
): Promise<Win | undefined> {
  const bidder = person && (await findBidder(db, event.id, person))
  return bidder && findWin(db, lot, bidder.id)
}

/**
 * Takes a lot from its winners, or from one of them: they owe nothing then. Needs the lot's lock.
 * @throws {HttpError} 409 `lot_paid`
 */
export async function dropWins(trx: Transaction<Database>, sale: Sale, lot: Lot, bidder?: string): Promise<void> {
  const wins = await trx
    .selectFrom('lot_wins')
    .selectAll()
    .where('lot_id', '=', lot.id)
    .$if(bidder !== undefined, query => query.where('bidder_id', '=', bidder ?? ''))
    .orderBy('bidder_id')
    .forUpdate()
    .execute()
  const isBought = lot.kind === 'competitive_bid' && lot.sold > 0
  if (isBought || wins.some(({ paid_at }) => paid_at)) {
    throw new HttpError(409, { error: 'lot_paid', error_description: 'Somebody has paid for this lot already.' })
  }
  for (const win of wins) {
    await endOthers(trx, sale, subjectOfWin(lot, win.bidder_id))
    await trx.deleteFrom('lot_wins').where('lot_id', '=', lot.id).where('bidder_id', '=', win.bidder_id).execute()
  }
}

function findWin(db: Kysely<Database>, { id }: Lot, bidder: string): Promise<Win | undefined> {
  return db
    .selectFrom('lot_wins')
    .selectAll()
    .where('lot_id', '=', id)
    .where('bidder_id', '=', bidder)
    .executeTakeFirst()
}

const subjectOfWin = (lot: Lot, bidder: string) => `${subjectOf(lot)}:${bidder}`

const paidAlready = () =>
  new HttpError(409, { error: 'lot_paid', error_description: 'This lot is paid already. Nothing was taken again.' })
