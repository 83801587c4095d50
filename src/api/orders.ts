import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { monthlyGift } from './monthly-gifts.ts'
import { orderStatuses, orderSums } from './order-sums.ts'
import type * as inputs from './orders.input.ts'
import { count, instant, list, maybe, minor, yesNo } from './wire.ts'

const orderDetails = v.object({
  order_id: v.string(),
  order_reference: v.string(),
  status: v.picklist(orderStatuses),
  created_at: instant(),
  paid_at: maybe(instant()),
  /** Refunded minor units. */
  refunded: count(),
  ...orderSums,
  matched_amount: count(),
  /** The monthly gift that this payment belongs to. */
  monthly: maybe(monthlyGift),
  request_invoice: yesNo(),
  /** The address of its invoice, if one was asked for and it is paid or promised. */
  invoice_url: maybe(v.string()),
  /** What can be saved and printed, such as a ticket, with its title in the event's language. */
  documents: list(v.object({ title: v.string(), url: v.string() })),
  /** Payment method: card or offline. `none`: there was nothing to pay. */
  payment: v.picklist(['card', 'offline', 'none']),
  buyer: v.object({ first_name: v.string(), last_name: v.string(), email: v.string() }),
  event_name: v.string(),
  charity_name: v.string(),
  charity_number: maybe(v.string()),
  lines: v.array(
    v.object({
      /** What kind of thing it is, such as `donation` or `dynamic_payment`: its module's name for it. */
      origin: v.string(),
      title: v.string(),
      quantity: count(),
      /** Minor units. `amount` is `quantity` times this. */
      unit_price: minor(),
      amount: minor(),
      /** The part of `discount_total` that is taken off this line. */
      discount: count(),
      /** The part of the amount that the payer gets something for, on which Gift Aid can't be claimed. */
      benefit_value: count(),
      /** What was refunded of it. */
      refunded: count(),
      /** Was Gift Aid declared on this line? */
      gift_aid: yesNo(),
      /** Minor units that it is claimed on: without what the payer gets for it, or got back. */
      gift_aid_on: count(),
      /** Why it is not claimed. Absent: it is, or it was refunded, or this event claims none. */
      without_gift_aid: maybe(v.picklist(['not_a_gift', 'benefit', 'not_declared'])),
    }),
  ),
})

export const order = endpoint<typeof inputs.order>()({
  // Not a GET: the key in the address would get into histories and logs.
  method: 'POST',
  path: '/orders/:order_id',
  scope: 'event',
  access: 'anyone',
  output: orderDetails,
})

export const orders = endpoint<typeof inputs.orders>()({
  method: 'GET',
  path: '/orders',
  scope: 'event',
  access: 'user',
  output: v.array(orderDetails),
})

export type OrderDetails = OutputOf<typeof order>
