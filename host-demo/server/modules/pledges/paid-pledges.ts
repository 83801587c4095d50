import { type Selectable, sql, type Transaction } from 'kysely'
import { detailsOf } from '../../checkout/gifts/gift-details.ts'
import { recordGifts, refundGifts } from '../../checkout/gifts/gifts.ts'
import { givePromisedMatch } from '../../checkout/gifts/promised-matches.ts'
import type { OrderLineRow, OrderRow, PaidOrderRow } from '../../checkout/orders/order-row.ts'
import type { LineRefund, Sale } from '../../checkout/orders/payment-origin.ts'
import { endOthers } from '../../checkout/orders/replace-orders.ts'
import type { TotalChange } from '../../checkout/totals.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { countItem, pushPledge } from './count-item.ts'
import { promiseOfLine } from './promise-of-line.ts'
import { shortName } from './wire.ts'
import { newPledgeId, subjectOf } from './write-pledge.ts'

type PaidLine = OrderLineRow & Pick<Selectable<Database['pledge_lines']>, 'item_id' | 'pledge_id' | 'kept'>

/** Records the gifts of a paid order, and its pledges: one for each item, even if several charities share it. */
export async function recordPledges(
  trx: Transaction<Database>,
  sale: Sale,
  order: PaidOrderRow,
  rows: readonly OrderLineRow[],
): Promise<TotalChange> {
  const lines = await withItems(trx, rows)
  const change = await recordGifts(trx, sale, order, rows, await donorOf(trx, order, lines))
  for (const id of new Set(lines.flatMap(({ pledge_id }) => pledge_id ?? []))) {
    const parts = lines.filter(({ pledge_id }) => pledge_id === id)
    await payPromise(trx, sale, order, parts)
  }
  const items = new Set(lines.flatMap(({ item_id, pledge_id }) => (pledge_id ? [] : (item_id ?? []))))
  for (const id of items) {
    const parts = lines.filter(({ item_id, pledge_id }) => item_id === id && !pledge_id)
    await enterPledge(trx, order, id, parts)
  }
  for (const id of [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))].sort()) await countItem(trx, sale, id)
  return change
}

/** The refunds of an order's lines lower its pledges and their matches. */
export async function refundPledges(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  refunds: readonly LineRefund[],
): Promise<TotalChange> {
  const change = await refundGifts(trx, sale, order, refunds)
  const pledges = await trx
    .selectFrom('pledges')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('item_id')
    .execute()
  for (const { id, item_id } of pledges) {
    const { refunded, matched } = await sumsOf(trx, id, order)
    const pledge = await trx
      .updateTable('pledges')
      .set({ refunded, matched, sequence: sql`sequence + 1` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await pushPledge(trx, pledge)
    await countItem(trx, sale, item_id)
  }
  return change
}

async function payPromise(
  trx: Transaction<Database>,
  sale: Sale,
  order: PaidOrderRow,
  parts: readonly PaidLine[],
): Promise<void> {
  const promise = parts[0] && (await promiseOfLine(trx, parts[0]))
  if (!promise) return
  await givePromisedMatch(trx, promise, parts)
  const known =
    promise.email || !order.email
      ? {}
      : { first_name: order.first_name, last_name: order.last_name, email: order.email }
  const pledge = await trx
    .updateTable('pledges')
    .set({ ...known, paid_at: order.paid_at, order_id: order.id, undone_at: null, sequence: promise.sequence + 1 })
    .where('id', '=', promise.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushPledge(trx, pledge)
  await endOthers(trx, sale, subjectOf(promise), order)
}

async function enterPledge(
  trx: Transaction<Database>,
  order: PaidOrderRow,
  item_id: string,
  parts: readonly PaidLine[],
): Promise<void> {
  const [first] = parts
  if (!first) return
  const { message, anonymous, anonymous_amount } = await detailsOf(trx, first)
  const { kept } = first
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const item = await trx.selectFrom('pledge_items').select('levels').where('id', '=', item_id).executeTakeFirstOrThrow()
  const id = kept?.id ?? newPledgeId()
  await trx
    .insertInto('pledges')
    .values({
      id,
      event_id: order.event_id,
      item_id,
      amount,
      level_id: item.levels.find(level => level.amount === amount)?.level_id ?? null,
      source: 'online',
      paddle: null,
      shown_as: shortName(order.first_name, order.last_name),
      first_name: order.first_name,
      last_name: order.last_name,
      email: order.email,
      email_normal: normalEmail(order.email),
      user_id: order.user_id,
      message,
      anonymous: anonymous || (kept?.anonymous ?? false),
      anonymous_amount: anonymous_amount || (kept?.anonymous_amount ?? false),
      ...(kept && { hidden: kept.hidden, sequence: kept.sequence + 1 }),
      undone_at: null,
      pledged_at: order.paid_at,
      paid_at: order.paid_at,
      order_id: order.id,
      key_hash: null,
      request_hash: null,
    })
    .execute()
  const lineIds = parts.map(part => part.id)
  await trx
    .updateTable('pledge_lines')
    .set({ pledge_id: id, kept: null })
    .where('order_line_id', 'in', lineIds)
    .execute()
  const { matched } = await sumsOf(trx, id, order)
  const pledge = await trx
    .updateTable('pledges')
    .set({ matched })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushPledge(trx, pledge)
}

/** Who is counted as the donor. A person at the desk without an address is known by their paddle. */
async function donorOf(
  trx: Transaction<Database>,
  order: OrderRow,
  lines: readonly PaidLine[],
): Promise<string | undefined> {
  const [first] = lines
  const promise = !order.email && first ? await promiseOfLine(trx, first) : undefined
  return promise?.paddle == null ? undefined : `paddle ${promise.paddle}`
}

/** The refunds and matches of the lines that pay a pledge, added up. */
function sumsOf(
  trx: Transaction<Database>,
  pledgeId: string,
  order: OrderRow,
): Promise<{ refunded: number; matched: number }> {
  return trx
    .selectFrom('pledge_lines')
    .innerJoin('order_lines', 'order_lines.id', 'pledge_lines.order_line_id')
    .innerJoin('donations', 'donations.order_line_id', 'pledge_lines.order_line_id')
    .leftJoin('matches', 'matches.order_line_id', 'pledge_lines.order_line_id')
    .select([
      sql<number>`coalesce(sum(donations.refunded), 0)`.as('refunded'),
      sql<number>`coalesce(sum(matches.amount), 0)`.as('matched'),
    ])
    .where('pledge_id', '=', pledgeId)
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
}

async function withItems(trx: Transaction<Database>, rows: readonly OrderLineRow[]): Promise<PaidLine[]> {
  const found = await trx
    .selectFrom('pledge_lines')
    .select(['order_line_id', 'item_id', 'pledge_id', 'kept'])
    .where(
      'order_line_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const byLine = new Map(found.map(({ order_line_id, ...line }) => [order_line_id, line]))
  return rows.map(row => ({ ...row, ...(byLine.get(row.id) ?? { item_id: null, pledge_id: null, kept: null }) }))
}
