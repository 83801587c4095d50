import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { lockSubjects } from '../holds/lock-subjects.ts'
import { linesOf } from './order-lines.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'

/** Locks an order and its lines until the transaction ends: first the subjects of its lines, then its row. */
export async function lockOrder(
  trx: Transaction<Database>,
  rowLocks: boolean,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const lines = await linesOf(trx, { id })
  await lockSubjects(
    trx,
    rowLocks,
    lines.map(({ subject }) => subject),
  )
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  return { order, lines }
}
