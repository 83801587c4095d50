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
  const { voucher_id: voucher } = await trx
    .selectFrom('orders')
    .select('voucher_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const subjects = lines.map(({ subject }) => subject)
  await lockSubjects(trx, rowLocks, [...subjects, voucher && subjectOf({ id: voucher })])
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  return { order, lines }
}
