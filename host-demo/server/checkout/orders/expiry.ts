import type { OrderLineRow } from './order-row.ts'
import { type Origins, originOf } from './payment-origin.ts'

const day = 24 * 60 * 60_000

/** Milliseconds that an order can be renewed: time for several cards, but nobody keeps things from others for free. */
export const renewableFor = 60 * 60_000

/** Milliseconds until an unpaid order with a limited voucher expires: others may be waiting for the code. */
const voucherTime = 30 * 60_000

interface Expiring {
  readonly lines: readonly Pick<OrderLineRow, 'origin'>[]
  /** Does it use a voucher with a limited number of uses? */
  readonly limitedVoucher: boolean
}

/** When an unpaid order expires, counted from its payer's last try. */
export function expiryOf(origins: Origins, { lines, limitedVoucher }: Expiring, lastTry: Date): Date {
  const times = lines.map(line => originOf(origins, line).expiresIn ?? day)
  return new Date(lastTry.getTime() + Math.min(day, ...times, ...(limitedVoucher ? [voucherTime] : [])))
}
