import type { Kysely, Transaction } from 'kysely'
import { hold } from '../../checkout/holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../../checkout/orders/order-row.ts'
import type { PricedLine, Sale } from '../../checkout/orders/payment-origin.ts'
import { endOthers, replaceOthers } from '../../checkout/orders/replace-orders.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findBidder } from './bidders.ts'
import type { Lot } from './find-lot.ts'
import { notForSale } from './refusals.ts'
import { subjectOf } from './stock.ts'

/** @throws {HttpError} 409 to anybody but the winner, and if it is paid */
export async function priceOfWin(
  db: Kysely<Database>,
  { event, person }: Sale,
  lot: Lot,
): Promise<Omit<PricedLine, 'title' | 'giftAid'>> {
  const bidder = person && (await findBidder(db, event.id, person))
  const win = bidder && (await findWin(db, lot, bidder.id))
  if (!win) throw notForSale()
  if (win.paid_at) throw paidAlready()
  return {
    subject: subjectOfWin(lot, win.bidder_id),
    quantity: 1,
    unitPrice: win.amount,
    benefitValue: lot.retail_value ?? 0,
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

export async function isPaid(db: Kysely<Database>, lot: Lot, bidder: string): Promise<boolean> {
  return (await findWin(db, lot, bidder))?.paid_at !== null
}

function findWin(db: Kysely<Database>, { id }: Lot, bidder: string) {
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
