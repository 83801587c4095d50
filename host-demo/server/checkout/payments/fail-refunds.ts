import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { log } from '../../platform/log.ts'
import { postRefundFailed } from '../letters/refund-failed-letter.ts'
import type { OrderRow } from '../orders/order-row.ts'

/**
 * Marks an order's refunds as not made, so that they can be requested again, and tells the organisers, because the
 * payer is without what was promised. Call `context.jobs.wake()` after the commit to send the mails at once.
 * @returns whether there were any that were not marked before
 */
export async function failRefunds(
  trx: Transaction<Database>,
  context: Pick<Context, 'now' | 'publicUrl'>,
  order: OrderRow,
  ids: readonly string[],
): Promise<boolean> {
  if (!ids.length) return false
  const failed = await trx
    .updateTable('refunds')
    .set({ status: 'undone' })
    .where('id', 'in', ids)
    .where('payment_id', 'in', trx.selectFrom('payments').select('id').where('order_id', '=', order.id))
    .where('status', '!=', 'undone')
    .returning(['id', 'amount'])
    .execute()
  for (const { id, amount } of failed) {
    log.error({ refund_id: id, order_id: order.id }, 'A refund was not made')
    await postRefundFailed(trx, context, order, amount)
  }
  return failed.length > 0
}
