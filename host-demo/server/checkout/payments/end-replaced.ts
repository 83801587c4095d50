import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Checkout } from '../orders/checkout.ts'
import { earlierOrders } from '../orders/find-order.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { payerNames } from '../orders/payer.ts'
import { endOrder } from './end-order.ts'
import { settleOrder } from './settle.ts'

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
  if (ended.some(one => one.paid_at !== null)) throw alreadyPaid()
}

/**
 * Asks the provider about the payer's earlier tries before a new one replaces them.
 * @throws {HttpError} 409 `payment_request_settled` if one is paid; 502 `payments_unavailable`
 */
export async function refuseIfPaid(context: Context, checkout: Checkout): Promise<void> {
  const { event, input } = checkout
  const named = { event, at: await databaseTime(context.db, context.now), payer: payerNames(checkout) }
  for (const earlier of await earlierOrders(context.db, named, input)) {
    const intent = earlier.status === 'pending' && earlier.payment_intent_id
    const settled = intent ? await settleOrder(context, earlier.id, intent) : undefined
    if ((settled?.order ?? earlier).status === 'paid') throw alreadyPaid()
  }
}

export function alreadyPaid(): HttpError {
  return new HttpError(409, {
    error: 'payment_request_settled',
    error_header: 'Already paid',
    error_description: 'This has been paid already. Nothing was taken again.',
  })
}
