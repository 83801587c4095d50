import type { OrderRow } from '../orders/order-row.ts'
import type { LedgerContext } from './record-payment.ts'
import { recordWhole } from './record-whole.ts'

/** Completes an order with a total of zero. Any other order is returned as it is. */
export async function completeIfFree(context: LedgerContext, order: OrderRow): Promise<OrderRow> {
  if (order.total > 0) return order
  const isOpen = ({ paid_at, status }: OrderRow) => paid_at === null && status !== 'cancelled'
  return (
    (await recordWhole(context, order.id, isOpen)) ??
    (await context.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow())
  )
}
