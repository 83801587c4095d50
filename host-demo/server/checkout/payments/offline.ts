import type { OrderRow } from '../orders/order-row.ts'
import type { LedgerContext } from './record-payment.ts'
import { recordWhole } from './record-whole.ts'

/**
 * The organiser has the money of an order that is paid outside: from now on it counts.
 * @returns undefined where there is no such order, or it is not to be paid outside, or another has replaced it
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
