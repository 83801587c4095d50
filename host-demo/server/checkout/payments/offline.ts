import type { OrderRow } from '../orders/order-row.ts'
import type { LedgerContext } from './record-payment.ts'
import { recordWhole } from './record-whole.ts'

/**
 * Records that the organiser has received an offline payment.
 * @param restoredFrom when it was received, if it was taken back by mistake
 * @returns undefined if there is no such order, it is not an offline order, or it was replaced
 */
export async function markPaidOffline(
  context: LedgerContext,
  orderId: string,
  restoredFrom?: Date,
): Promise<OrderRow | undefined> {
  const isAwaited = ({ status }: OrderRow) => status === 'awaiting_offline_payment'
  const recorded = await recordWhole(context, orderId, isAwaited, restoredFrom)
  if (recorded) return recorded
  return context.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('paid_at', 'is not', null)
    .where('payment_intent_id', 'is', null)
    .executeTakeFirst()
}

/** What the audit log stores of an offline order. Nothing about the person, because it outlives their account. */
export const recorded = ({ status, paid_by, paid_at }: Pick<OrderRow, 'status' | 'paid_by' | 'paid_at'>) => ({
  status,
  paid_by,
  paid_at: paid_at?.toISOString() ?? null,
})
