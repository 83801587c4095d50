import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { originOf } from '../orders/payment-origin.ts'
import { keptBy, payByOf } from '../orders/promise-term.ts'
import { saleOf } from '../orders/sale-of.ts'
import { extendUse, voucherOf } from '../orders/vouchers.ts'
import { addChange, changeTotal, noChange } from '../totals.ts'
import type { LedgerContext } from './record-payment.ts'
import { byOrigin } from './record-refunds.ts'

/**
 * Records that the organiser has not received the money for an offline order after all: the order waits for it again,
 * and what it keeps from others for a new term.
 * @throws {HttpError} 409 `payment_stands` if some of it was refunded, or if what was bought cannot be taken back
 */
export async function unpay(trx: Transaction<Database>, context: LedgerContext, orderId: string): Promise<void> {
  const { order, lines } = await lockOrder(trx, context.rowLocks, orderId)
  const isOffline = order.payment_intent_id === null && order.total > 0
  if (order.status !== 'paid' || !isOffline || order.refunded > 0) throw paymentStands()
  const sale = await saleOf(trx, context, order)
  const change = noChange()
  for (const group of byOrigin(lines)) {
    const [first] = group
    const { unpaid } = first ? originOf(sale.origins, first) : {}
    if (!unpaid) throw paymentStands()
    addChange(change, await unpaid(trx, sale, order, group))
  }
  if (change.amount !== 0 || change.gifts !== 0) await changeTotal(trx, sale.event, change, sale.rowLocks)
  const [first] = lines
  if (order.voucher_id && first) await extendUse(trx, { id: order.voucher_id }, first)
  await trx.deleteFrom('payments').where('order_id', '=', orderId).execute()
  await trx
    .updateTable('orders')
    .set({
      status: 'awaiting_offline_payment',
      expires_at: payByOf(sale, await keptBy(trx, sale, lines, await voucherOf(trx, order))),
      paid_at: null,
      paid_by: null,
      version: order.version + 1,
    })
    .where('id', '=', orderId)
    .execute()
}

export const paymentStands = () =>
  new HttpError(409, {
    error: 'payment_stands',
    error_description: 'This payment can’t be taken back any more: some of it was refunded, cancelled or handed over.',
  })
