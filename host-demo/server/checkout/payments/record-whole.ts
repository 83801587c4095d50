import type { OrderRow } from '../orders/order-row.ts'
import { type LedgerContext, recordPayment } from './record-payment.ts'

/**
 * Records an order's full total as received, without a payment provider: it is free, or was paid to the organiser.
 * @returns undefined if the order, as it is now, cannot be paid this way
 */
export async function recordWhole(
  context: LedgerContext,
  orderId: string,
  mayBePaid: (order: OrderRow) => boolean,
  restoredFrom?: Date,
): Promise<OrderRow | undefined> {
  for (let tries = 0; tries < 10; tries++) {
    const order = await context.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    if (!order || !mayBePaid(order)) return undefined
    const { total: amount, currency, version } = order
    const payment = { type: 'received', intentId: null, amount, currency, returned: [], failed: [] } as const
    const recorded = await recordPayment(context, orderId, version, { ...payment, restoredFrom })
    if (recorded) return recorded
  }
  throw new Error('An order changes faster than it can be recorded as paid')
}

/** Completes an order with a total of zero. Any other order is returned as it is. */
export async function completeIfFree(context: LedgerContext, order: OrderRow): Promise<OrderRow> {
  if (order.total > 0) return order
  const isOpen = ({ paid_at, status }: OrderRow) => paid_at === null && status !== 'cancelled'
  return (
    (await recordWhole(context, order.id, isOpen)) ??
    (await context.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow())
  )
}
