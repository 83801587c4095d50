import type { Context } from '../../platform/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { callOff } from '../payments/call-off.ts'
import type { OrderRow } from '../payments/ledger.ts'

/**
 * Ends the payment of orders that a newer one takes the place of, such as one
 * with other details for the same payment link: only one of them may be paid.
 * @throws {HttpError} 409 `payment_request_settled` where one has been paid meanwhile
 */
export async function replaceOrders(context: Context, order: OrderRow, replaced: readonly string[]): Promise<void> {
  for (const id of replaced) {
    if (id === order.id) continue
    const earlier = await context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await callOff(context, earlier)
    const { paid_at } = await context.db
      .selectFrom('orders')
      .select('paid_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!paid_at) continue
    await context.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
    throw new HttpError(409, {
      error: 'payment_request_settled',
      error_header: 'Already paid',
      error_description: 'This has been paid already. Nothing was taken again.',
    })
  }
}
