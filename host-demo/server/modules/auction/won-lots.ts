import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { hold } from '../../checkout/holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../../checkout/orders/order-row.ts'
import type { LineRefund, PricedLine, Sale } from '../../checkout/orders/payment-origin.ts'
import { endOthers, replaceOthers } from '../../checkout/orders/replace-orders.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findBidder } from './bidders.ts'
import { changeLot } from './change-lot.ts'
import { type Lot, lockLot } from './find-lot.ts'
import { isBoughtUp, subjectOf } from './stock.ts'

type Win = Selectable<Database['lot_wins']>

/** @throws {HttpError} 409 `lot_paid` */
export function priceOfWin(win: Win, lot: Lot): Omit<PricedLine, 'title'> {
  refuseSettled(win)
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
  refuseSettled(await findWin(trx, lot, bidder))
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
  await ofWin(trx, lot, bidder).set({ paid_at: sale.at, refunded_at: null }).execute()
  await endOthers(trx, sale, subjectOfWin(lot, bidder), order)
}

/** Marks a win as unpaid, so that the winner owes it again. */
export async function unpayWin(trx: Transaction<Database>, lot: Pick<Lot, 'id'>, bidder: string): Promise<void> {
  await ofWin(trx, lot, bidder).set({ paid_at: null, refunded_at: null }).execute()
}

/** Brings a win up to date with the refunds of its payments. It counts as refunded if none of them is left. */
export async function followRefund(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  { line, refunded }: LineRefund,
  { lot, bidder }: { lot: Lot; bidder: string },
): Promise<void> {
  const win = await findWin(trx, lot, bidder)
  if (!win) return
  const stands = refunded < line.amount - line.discount || (await isPaidByOther(trx, line))
  const isPaid = win.paid_at !== null && win.refunded_at === null
  if (stands === isPaid || (!stands && !win.paid_at)) return
  if (stands) await payWin(trx, sale, order, lot, bidder)
  else await ofWin(trx, lot, bidder).set({ refunded_at: sale.at }).execute()
  const locked = await lockLot(trx, sale.event.id, lot.id, sale.rowLocks)
  await changeLot(trx, sale.event, locked, sale.at, { kind: stands ? 'refund_undone' : 'refunded', bidder }, {})
}

/** Is there a payment by another order that was not refunded? */
async function isPaidByOther(trx: Transaction<Database>, { id, subject }: OrderLineRow): Promise<boolean> {
  const found = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.id')
    .where('subject', '=', subject)
    .where('order_lines.id', '!=', id)
    .where('paid_at', 'is not', null)
    .where(sql<boolean>`order_lines.refunded < amount - order_lines.discount`)
    .executeTakeFirst()
  return found !== undefined
}

export async function isPaid(db: Kysely<Database>, lot: Lot, bidder: string): Promise<boolean> {
  return (await findWin(db, lot, bidder))?.paid_at !== null
}

/**
 * A bidder's win of a lot.
 * @param bidder named by the desk.
 * @default the signed-in person's
 */
export async function winOf(
  db: Kysely<Database>,
  { event, person }: Pick<Sale, 'event' | 'person'>,
  lot: Lot,
  bidder?: string,
): Promise<Win | undefined> {
  const id = bidder ?? (person && (await findBidder(db, event.id, person))?.id)
  return id === undefined ? undefined : findWin(db, lot, id)
}

/**
 * Cancels the wins of a lot, or one of them: the winners owe nothing then. Needs the lot's lock.
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
  if (isBoughtUp(lot) || wins.some(({ paid_at, refunded_at }) => paid_at && !refunded_at)) throw lotPaid()
  for (const win of wins) {
    await endOthers(trx, sale, subjectOfWin(lot, win.bidder_id))
    await trx.deleteFrom('lot_wins').where('lot_id', '=', lot.id).where('bidder_id', '=', win.bidder_id).execute()
  }
}

const ofWin = (trx: Transaction<Database>, { id }: Pick<Lot, 'id'>, bidder: string) =>
  trx.updateTable('lot_wins').where('lot_id', '=', id).where('bidder_id', '=', bidder)

function findWin(db: Kysely<Database>, { id }: Lot, bidder: string): Promise<Win | undefined> {
  return db
    .selectFrom('lot_wins')
    .selectAll()
    .where('lot_id', '=', id)
    .where('bidder_id', '=', bidder)
    .executeTakeFirst()
}

/** The subject of the order lines that pay for a row of `lot_wins`: see `subjectOfWin`. */
export const winSubject = sql<string>`concat('lot:', lot_wins.lot_id, ':', lot_wins.bidder_id)`

/** Of a row of `lot_wins`: has its winner promised to pay outside the platform, and not paid since? */
export const isPromised = sql<boolean>`lot_wins.paid_at is null and exists (
  select from order_lines join orders on orders.id = order_lines.order_id
  where order_lines.subject = ${winSubject}
    and orders.status = 'awaiting_offline_payment' and orders.replaced_by is null)`

const subjectOfWin = (lot: Lot, bidder: string) => `${subjectOf(lot)}:${bidder}`

function refuseSettled(win: Win | undefined): void {
  if (!win?.paid_at) return
  const error_description = win.refunded_at
    ? 'What was paid for this lot has been refunded. Nothing is owed.'
    : 'This lot is paid already. Nothing was taken again.'
  throw new HttpError(409, { error: 'lot_paid', error_description })
}

/** Its message is for organisers. */
export const lotPaid = () =>
  new HttpError(409, { error: 'lot_paid', error_description: 'Somebody has paid for this lot already.' })
