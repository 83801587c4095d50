import type { InferInput } from 'valibot'
import type { payOffline } from '../../../../src/api/checkout.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { OrderRow } from './order-row.ts'

type OrderWire = Omit<
  InferInput<typeof payOffline.output>,
  'instructions' | 'order_key' | 'matched_amount' | 'invoice_url'
>

/** The fields of an order that every response contains. */
export function orderWire(order: OrderRow, event: Event): OrderWire {
  const { currency, voluntary_contribution: minor } = order
  const decimals = event.currency_decimals
  return {
    order_id: order.id,
    order_reference: order.reference,
    status: order.status,
    lines_total: order.lines_total,
    discount_total: order.discount_total,
    processing_fee: order.processing_fee,
    voluntary_contribution_amount: minor,
    voluntary_contribution_amount_display: formatMoney({ minor, currency, decimals }, event.settings.locale),
    order_total: order.total,
    currency,
    currency_decimals: decimals,
  }
}
