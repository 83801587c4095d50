import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { lockSubjects } from '../holds/lock-subjects.ts'
import { linesOf } from './order-lines.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import { subjectOf } from './vouchers.ts'

/** Locks an order and its lines until the transaction ends: first the subjects of its lines and its voucher, then its row. */
export async function lockOrder(
  trx: Transaction<Database>,
  rowLocks: boolean,
  id: string,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const lines = await linesOf(trx, { id })
  const { voucher_id } = await trx
    .selectFrom('orders')
    .select('voucher_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await lockSubjects(trx, rowLocks, subjectsIn({ voucher_id }, lines))
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  return { order, lines }
}

/** What is locked for an order. */
export async function subjectsOf(trx: Transaction<Database>, order: OrderRow): Promise<(string | null)[]> {
  return subjectsIn(order, await linesOf(trx, order))
}

const subjectsIn = ({ voucher_id: id }: Pick<OrderRow, 'voucher_id'>, lines: readonly OrderLineRow[]) => [
  ...lines.map(({ subject }) => subject),
  id === null ? null : subjectOf({ id }),
]
