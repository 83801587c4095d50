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

/** A win that is paid. A `winId` of null is any win of the lot by the bidder: see `auction_lines`. */
export interface PaidWin {
  readonly lot: Pick<Lot, 'id'>
  readonly bidder: string
  readonly winId: number | null
}

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
  win: PaidWin,
): Promise<void> {
  refuseSettled(await findWin(trx, win))
  const subject = subjectOfWin(win.lot, win.bidder)
  await replaceOthers(trx, sale, subject, order)
  await hold(trx, { order_line_id: row.id, subject, quantity: 1, expires_at: null })
}

export async function payWin(trx: Transaction<Database>, sale: Sale, order: OrderRow, win: PaidWin): Promise<void> {
  await ofWin(trx, win)
    .set({ paid_at: order.paid_at ?? sale.at, refunded_at: null })
    .execute()
  await endOthers(trx, sale, subjectOfWin(win.lot, win.bidder), order)
}

/** Marks a win as unpaid, so that the winner owes it again. */
export async function unpayWin(trx: Transaction<Database>, win: PaidWin): Promise<void> {
  await ofWin(trx, win).set({ paid_at: null, refunded_at: null }).execute()
}

/** Brings a win up to date with the refunds of its payments. It counts as refunded if none of them is left. */
export async function followRefund(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  { line, refunded }: LineRefund,
  of: PaidWin,
): Promise<void> {
  const win = await findWin(trx, of)
  if (!win) return
  const stands = refunded < line.amount - line.discount || (await isPaidByOther(trx, line, win))
  const isPaid = win.paid_at !== null && win.refunded_at === null
  if (stands === isPaid || (!stands && !win.paid_at)) return
  if (stands) await payWin(trx, sale, order, of)
  else await ofWin(trx, of).set({ refunded_at: sale.at }).execute()
  const locked = await lockLot(trx, sale.event.id, of.lot.id, sale.rowLocks)
  const kind = stands ? 'refund_undone' : 'refunded'
  await changeLot(trx, sale.event, locked, sale.at, { kind, bidder: of.bidder }, {})
}

/** Is there a payment by another order that was not refunded? */
async function isPaidByOther(
  trx: Transaction<Database>,
  { id, subject }: OrderLineRow,
  win: Pick<Win, 'id'>,
): Promise<boolean> {
  const found = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('auction_lines', 'order_line_id', 'order_lines.id')
    .select('order_lines.id')
    .where('subject', '=', subject)
    .where(eb => eb.or([eb('win_id', '=', win.id), eb('win_id', 'is', null)]))
    .where('order_lines.id', '!=', id)
    .where('paid_at', 'is not', null)
    .where(sql<boolean>`order_lines.refunded < amount - order_lines.discount`)
    .executeTakeFirst()
  return found !== undefined
}

/** Is it paid, or cancelled? Nothing is owed then. */
export async function isSettled(db: Kysely<Database>, win: PaidWin): Promise<boolean> {
  return (await findWin(db, win))?.paid_at !== null
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
  return id === undefined ? undefined : findWin(db, { lot, bidder: id, winId: null })
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

const ofWin = (trx: Transaction<Database>, { lot, bidder, winId }: PaidWin) =>
  trx
    .updateTable('lot_wins')
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', bidder)
    .$if(winId !== null, query => query.where('id', '=', winId))

function findWin(db: Kysely<Database>, { lot, bidder, winId }: PaidWin): Promise<Win | undefined> {
  return db
    .selectFrom('lot_wins')
    .selectAll()
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', bidder)
    .$if(winId !== null, query => query.where('id', '=', winId))
    .executeTakeFirst()
}

/** The subject of the order lines that pay for a row of `lot_wins`: see `subjectOfWin`. */
export const winSubject = sql<string>`concat('lot:', lot_wins.lot_id, ':', lot_wins.bidder_id)`

/** Of a row of `lot_wins`: has its winner promised to pay outside the platform, and not paid since? */
export const isPromised = sql<boolean>`lot_wins.paid_at is null and exists (
  select from order_lines join orders on orders.id = order_lines.order_id
  where order_lines.subject = ${winSubject}
    and orders.status = 'awaiting_offline_payment' and orders.replaced_by is null)`

const subjectOfWin = (lot: Pick<Lot, 'id'>, bidder: string) => `${subjectOf(lot)}:${bidder}`

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
