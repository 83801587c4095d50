import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { linesOf } from './order-lines.ts'
import type { OrderRow } from './order-row.ts'
import { originOf, type Sale } from './payment-origin.ts'

/**
 * Releases everything that an unpaid order holds, because it ended or was replaced. Needs the locks of its subjects.
 * @param change further changes of the order
 */
export async function releaseOrder(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  change: Partial<Pick<OrderRow, 'status' | 'replaced_by'>>,
): Promise<OrderRow> {
  const released = await trx
    .updateTable('orders')
    .set({ ...change, released_at: order.released_at ?? sale.at, version: sql`version + 1` })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (order.released_at) return released
  const lines = await linesOf(trx, order)
  await dropHoldsOf(trx, order)
  for (const line of lines) await originOf(sale.origins, line).released?.(trx, sale, line)
  return released
}

export async function dropHoldsOf(trx: Transaction<Database>, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  await trx
    .deleteFrom('holds')
    .where('order_line_id', 'in', db => db.selectFrom('order_lines').select('id').where('order_id', '=', id))
    .execute()
}
