import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { isUseLeft } from './expired-voucher-uses.ts'
import type { OrderRow } from './order-row.ts'
import { tryVoucher } from './voucher-guesses.ts'
import type { VoucherRow } from './voucher-table.ts'
import { refuseOutOfTime, voucherNotForThis, voucherUsedUp } from './voucher-terms.ts'

/**
 * The voucher of a code that was typed, if an order could use it now. Takes no use. What it shows of what is hidden says
 * `unlocks`.
 * @param how `origin`: what it must be for, by default anything. `earlier`: the payer's orders whose use counts as free
 * @throws {HttpError} as `tryVoucher` does, and 409 why it cannot be used
 */
export function openVoucher(
  context: Context,
  event: Event,
  guess: Parameters<typeof tryVoucher>[2],
  how: { readonly origin?: string; readonly earlier?: readonly OrderRow[] } = {},
): Promise<VoucherRow> {
  const { origin, earlier } = how
  return tryVoucher(context, event, guess, async voucher => {
    refuseOutOfTime(voucher, context.now())
    if (origin && !voucher.origins.includes(origin)) throw voucherNotForThis()
    if (!(await isUseLeft(context, voucher, earlier))) throw voucherUsedUp()
    return voucher
  })
}
