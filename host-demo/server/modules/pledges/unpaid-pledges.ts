import { sql, type Transaction } from 'kysely'
import { unpayGifts } from '../../checkout/gifts/gifts.ts'
import type { OrderLineRow, OrderRow } from '../../checkout/orders/order-row.ts'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { TotalChange } from '../../checkout/totals.ts'
import type { Database } from '../../platform/db/schema.ts'
import { countItem, pushPledge } from './count-item.ts'
import type { KeptPledge } from './tables.ts'
import type { Pledge } from './wire.ts'
import { subjectOf } from './write-pledge.ts'

/**
 * Takes back the pledges of an order that counts as unpaid: a promise is promised again with its match, any other
 * pledge is deleted until the order is paid again.
 */
export async function unpayPledges(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  rows: readonly OrderLineRow[],
): Promise<TotalChange> {
  const pledges = await trx
    .selectFrom('pledges')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('item_id')
    .execute()
  for (const pledge of pledges) {
    const isPromise = rows.some(({ subject }) => subject === subjectOf(pledge))
    if (isPromise) await promiseAgain(trx, pledge, rows)
    else await remove(trx, sale, pledge)
  }
  const change = await unpayGifts(trx, sale, order, rows)
  for (const id of new Set(pledges.map(({ item_id }) => item_id))) await countItem(trx, sale, id)
  return change
}

async function promiseAgain(trx: Transaction<Database>, { id }: Pledge, rows: readonly OrderLineRow[]): Promise<void> {
  const lines = rows.filter(({ subject }) => subject === subjectOf({ id }))
  const given = await trx
    .selectFrom('matches')
    .select(['fund_id', sql<number>`sum(amount)`.as('amount')])
    .where(
      'order_line_id',
      'in',
      lines.map(line => line.id),
    )
    .groupBy('fund_id')
    .executeTakeFirst()
  if (given?.amount)
    await trx
      .insertInto('promised_matches')
      .values({ ...given, promise_id: id })
      .execute()
  const pledge = await trx
    .updateTable('pledges')
    .set({ paid_at: null, paid_by: null, order_id: null, matched: given?.amount ?? 0, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushPledge(trx, pledge)
}

async function remove(trx: Transaction<Database>, { at }: Sale, pledge: Pledge): Promise<void> {
  const { id, hidden, anonymous, anonymous_amount } = pledge
  const sequence = pledge.sequence + 1
  const kept: KeptPledge = { id, sequence, hidden, anonymous, anonymous_amount }
  await trx
    .updateTable('pledge_lines')
    .set({ pledge_id: null, kept: JSON.stringify(kept) })
    .where('pledge_id', '=', id)
    .execute()
  await trx.deleteFrom('pledges').where('id', '=', id).execute()
  await pushPledge(trx, { ...pledge, undone_at: at, sequence })
}
