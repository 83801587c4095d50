import type { Context } from '../../platform/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { endOrder } from './end-order.ts'

/**
 * Ends the orders that an order replaces, before it can be paid: only one of them may be. After a failure or a crash,
 * the payer's next try ends the rest.
 * @throws {HttpError} 409 `payment_request_settled` if one of them has been paid meanwhile; 502 `payments_unavailable`
 *   if one of them can still be paid
 */
export async function endReplaced(context: Context, order: OrderRow): Promise<void> {
  const replaced = await context.db
    .selectFrom('orders')
    .select('id')
    .where('replaced_by', '=', order.id)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
  const ended: OrderRow[] = []
  for (const { id } of replaced) ended.push(await endOrder(context, id))
  if (ended.every(one => one.paid_at === null)) return
  throw new HttpError(409, {
    error: 'payment_request_settled',
    error_header: 'Already paid',
    error_description: 'This has been paid already. Nothing was taken again.',
  })
}
