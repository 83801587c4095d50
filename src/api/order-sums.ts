import * as v from 'valibot'
import { count, currency, decimals, minor } from './wire.ts'

/** `pending`: being paid. `awaiting_offline_payment`: promised, to be paid to the organiser. */
export const orderStatuses = ['pending', 'awaiting_offline_payment', 'paid', 'refunded', 'cancelled'] as const

/** The amounts of an order in minor units; `order_total` is the sum of the others. */
export const orderSums = {
  lines_total: count(),
  /** Voucher discount. */
  discount_total: count(),
  /** Covers the card fee. Not part of the total raised. */
  processing_fee: count(),
  /** Not part of the total raised. */
  voluntary_contribution_amount: count(),
  /** The same as text, such as "£2.50". */
  voluntary_contribution_amount_display: v.string(),
  /** The total charge. */
  order_total: minor(),
  currency: currency(),
  currency_decimals: decimals(),
}
