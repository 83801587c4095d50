import * as v from 'valibot'
import { orderStatuses, paymentOrigins } from './checkout.ts'
import { endpoint } from './endpoint.ts'
import { count, instant, maybe, minor } from './wire.ts'

const orderDetails = v.object({
  order_id: v.string(),
  order_reference: v.string(),
  status: v.picklist(orderStatuses),
  created_at: instant(),
  paid_at: maybe(instant()),
  order_total: minor(),
  currency: v.string(),
  currency_decimals: count(),
  lines: v.array(v.object({ origin: v.picklist(paymentOrigins), title: v.string(), amount: minor() })),
})

export const order = endpoint({
  method: 'GET',
  path: '/orders/:order_id',
  scope: 'event',
  access: 'anyone',
  summary: "One order, for its owner's session or whoever holds its key.",
  errors: ['order_not_found'],
  input: v.object({ order_id: v.string(), order_key: v.optional(v.string()) }),
  output: orderDetails,
})

export const orders = endpoint({
  method: 'GET',
  path: '/orders',
  scope: 'event',
  access: 'user',
  summary: "The signed-in person's orders in this event, newest first.",
  input: v.object({}),
  output: v.array(orderDetails),
})
