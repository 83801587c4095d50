import type { OrderRow } from '../orders/order-row.ts'
import type { LedgerContext } from './record-payment.ts'
import { recordWhole } from './record-whole.ts'

/**
 * Records that the organiser has received an offline payment.
 * @returns undefined if there is no such order, it is not an offline order, or it was replaced
 */
export async function markPaidOffline(context: LedgerContext, orderId: string): Promise<OrderRow | undefined> {
  const recorded = await recordWhole(context, orderId, ({ status }) => status === 'awaiting_offline_payment')
  if (recorded) return recorded
  return context.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('paid_at', 'is not', null)
    .where('payment_intent_id', 'is', null)
    .executeTakeFirst()
}
