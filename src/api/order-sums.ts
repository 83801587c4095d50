import * as v from 'valibot'
import { count, currency, decimals, minor } from './wire.ts'

export const paymentOrigins = ['dynamic_payment', 'auction', 'donation', 'raffle', 'ticket'] as const

export const orderStatuses = ['pending', 'awaiting_offline_payment', 'paid', 'refunded', 'cancelled'] as const

/** What an order comes to. Minor units; all but `order_total` are its parts. */
export const orderSums = {
  lines_total: count(),
  /** Taken off by vouchers. */
  discount_total: count(),
  /** What the payer adds so that the card costs the charity nothing. Counts towards no total raised. */
  processing_fee: count(),
  /** Counts towards no total raised. */
  voluntary_contribution_amount: count(),
  /** The same as people read it, such as "£2.50". */
  voluntary_contribution_amount_display: v.string(),
  /** What is charged. */
  order_total: minor(),
  currency: currency(),
  currency_decimals: decimals(),
}
