import { type LedgerContext, type OrderRow, recordPayment } from './ledger.ts'

/**
 * The organiser has the money of an order that is paid outside: from now on it counts.
 * @returns undefined where there is no such order, or it is not to be paid outside
 */
export async function markPaidOffline(context: LedgerContext, orderId: string): Promise<OrderRow | undefined> {
  for (let tries = 0; tries < 10; tries++) {
    const order = await context.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    if (order?.status !== 'awaiting_offline_payment')
      return order?.paid_at && !order.payment_intent_id ? order : undefined
    const { total: amount, currency, version } = order
    const payment = { type: 'received', intentId: null, amount, currency, refunded: 0 } as const
    const recorded = await recordPayment(context, orderId, version, payment)
    if (recorded) return recorded
  }
  throw new Error('An order changes faster than it can be marked as paid')
}
