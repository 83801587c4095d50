import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { postEnded } from '../letters/ended-letter.ts'
import { type EndOrder, endOrderKind } from '../orders/end-order-job.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { releaseOrder } from '../orders/release-order.ts'
import { saleOf } from '../orders/sale-of.ts'
import { fromProvider, paymentsUnavailable } from './provider-problem.ts'
import { settleOrder } from './settle.ts'

/**
 * Ends an unpaid order, at the payment provider first, so that nobody can pay it any more. If it has been paid
 * meanwhile, records the payment. Whoever had promised to pay is told.
 * @returns the order, cancelled or paid
 * @throws {HttpError} 502 `payments_unavailable` if the provider cannot be reached or is still processing the payment
 */
export async function endOrder(context: Context, id: string, how: EndOrder = {}): Promise<OrderRow> {
  const order = await endWithoutIntent(context, id, how)
  if (order.status !== 'pending' || order.payment_intent_id === null) return order
  return endIntent(context, id, order.payment_intent_id)
}

/** Cancels an intent at the provider, and records the outcome. */
export async function endIntent(context: Context, id: string, intentId: string): Promise<OrderRow> {
  await fromProvider(() => context.stripe.paymentIntents.cancel(intentId)).catch(problem => {
    // Paid or cancelled meanwhile: its state is read below.
    if (problem instanceof HttpError) throw problem
  })
  const settled = await settleOrder(context, id, intentId)
  if (!settled || settled.order.status === 'pending') throw paymentsUnavailable()
  return settled.order
}

/** An order without an intent never gets one from now on. */
function endWithoutIntent(context: Context, id: string, { onlyIfExpired }: EndOrder): Promise<OrderRow> {
  const { db, rowLocks } = context
  return inTransaction(db, async trx => {
    const { order } = await lockOrder(trx, rowLocks, id)
    const isOpen = order.status === 'pending' || order.status === 'awaiting_offline_payment'
    if (!isOpen || order.payment_intent_id !== null) return order
    const sale = await saleOf(trx, context, order)
    // The desk may have been paid for it meanwhile and taken that back, which gives it a new term.
    if (onlyIfExpired && !isExpired(order, sale.at)) return order
    if (order.status === 'awaiting_offline_payment') await postEnded(trx, sale, order, order.expires_at)
    return releaseOrder(trx, sale, order, { status: 'cancelled' })
  })
}

/** Retried until the provider has answered. */
export const endOrderJob: JobKind<EndOrder> = {
  kind: endOrderKind,
  async run(context, { key, payload }) {
    const { db, now } = context
    const order = await db.selectFrom('orders').select('expires_at').where('id', '=', key).executeTakeFirst()
    if (!order) return
    if (!payload.onlyIfExpired || isExpired(order, await databaseTime(db, now))) await endOrder(context, key, payload)
  },
}

const isExpired = ({ expires_at }: Pick<OrderRow, 'expires_at'>, at: Date) => expires_at !== null && expires_at <= at

export function orderCancelled(): HttpError {
  return new HttpError(409, {
    error: 'order_cancelled',
    error_header: 'Please start again',
    error_description: 'This payment took too long and was ended. Nothing was taken: please try again.',
  })
}
