import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { endOrder, orderCancelled } from '../payments/end-order.ts'
import { expiryOf, renewableFor } from './expiry.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import { originOf } from './payment-origin.ts'
import { saleOf } from './sale-of.ts'
import { voucherOf } from './vouchers.ts'

/**
 * Extends an unpaid order and its holds when its payer tries again, with another card or after a reload. An old order
 * is not extended, nor one with a line that is kept no longer: it can be paid until it expires, and then ends.
 * @throws {HttpError} 409 `order_cancelled` if it has ended so; 502 `payments_unavailable` if it may be paid just now
 */
export async function renewOrder(context: Context, event: Event, { id }: OrderRow): Promise<OrderRow> {
  const { db, rowLocks, origins } = context
  const renewed = await inTransaction(db, async trx => {
    const { order, lines } = await lockOrder(trx, rowLocks, id)
    if (order.status !== 'pending' || order.released_at) return order
    const sale = await saleOf(trx, context, { event })
    const isOver = order.expires_at !== null && order.expires_at <= sale.at
    const unextended = isOver ? undefined : order
    if (sale.at.getTime() > order.created_at.getTime() + renewableFor) return unextended
    const voucher = await voucherOf(trx, order)
    const limitedVoucher = voucher !== undefined && voucher.max_usages !== null
    const expires_at = expiryOf(origins, { lines, limitedVoucher }, sale.at)
    let isExtended = true
    for (const line of lines) {
      const isKept = await originOf(origins, line).renew?.(trx, sale, line, { ...order, expires_at })
      if (isKept === false) isExtended = false
    }
    if (!isExtended) return unextended
    await trx.updateTable('orders').set({ expires_at }).where('id', '=', id).execute()
    return { ...order, expires_at }
  })
  if (renewed) return renewed
  const ended = await endOrder(context, id)
  if (ended.status === 'cancelled') throw orderCancelled()
  return ended
}
