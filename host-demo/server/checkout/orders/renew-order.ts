import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { expiryOf } from './expiry.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import { originOf } from './payment-origin.ts'
import { saleOf } from './sale-of.ts'
import { voucherOf } from './vouchers.ts'

/** Extends an unpaid order and its holds when its payer tries again, with another card or after a reload. */
export async function renewOrder(context: Context, event: Event, { id }: OrderRow): Promise<void> {
  const { db, rowLocks, origins } = context
  await inTransaction(db, async trx => {
    const { order, lines } = await lockOrder(trx, rowLocks, id)
    if (order.status !== 'pending' || order.released_at) return
    const sale = await saleOf(trx, context, { event })
    const voucher = await voucherOf(trx, order)
    const limitedVoucher = voucher !== undefined && voucher.max_usages !== null
    const expires_at = expiryOf(origins, { lines, limitedVoucher }, sale.at)
    await trx.updateTable('orders').set({ expires_at }).where('id', '=', id).execute()
    for (const line of lines) await originOf(origins, line).renew?.(trx, sale, line, { ...order, expires_at })
  })
}
