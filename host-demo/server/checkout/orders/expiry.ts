import type { OrderLineRow } from './order-row.ts'
import { type Origins, originOf } from './payment-origin.ts'

const day = 24 * 60 * 60_000

/** Milliseconds that an order with a limited voucher code is given: others wait for the code. */
const voucherTime = 30 * 60_000

interface Expiring {
  readonly lines: readonly Pick<OrderLineRow, 'origin'>[]
  /** Does it use a code that can be used only so often? */
  readonly limitedVoucher: boolean
}

/** When an order ends that is not paid by then, counted from its payer's last try. */
export function expiryOf(origins: Origins, { lines, limitedVoucher }: Expiring, lastTry: Date): Date {
  const times = lines.map(line => originOf(origins, line).expiresIn ?? day)
  return new Date(lastTry.getTime() + Math.min(day, ...times, ...(limitedVoucher ? [voucherTime] : [])))
}
