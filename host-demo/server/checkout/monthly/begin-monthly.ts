import type { Transaction } from 'kysely'
import { monthsAfter } from '../../../../src/lib/months.ts'
import type { Database } from '../../platform/db/schema.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { monthlyJobOf } from './monthly-job-of.ts'

/** Activates a monthly gift, in the transaction that records its first payment. A job creates its subscription. */
export async function beginMonthly(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<void> {
  if (order.monthly_gift_id === null) return
  await trx
    .updateTable('monthly_gifts')
    .set({ status: 'active', began_at: at, next_at: monthsAfter(at, 1) })
    .where('order_id', '=', order.id)
    .where('status', '=', 'planned')
    .execute()
  await schedule(trx, monthlyJobOf(order.monthly_gift_id))
}
