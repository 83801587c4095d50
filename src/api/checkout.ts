import * as v from 'valibot'
import type * as inputs from './checkout.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { monthlyGift } from './monthly-gifts.ts'
import { orderStatuses, orderSums } from './order-sums.ts'
import { count, maybe, yesNo } from './wire.ts'

const order = {
  order_id: v.string(),
  /** For people: on receipts and in mails. */
  order_reference: v.string(),
  /** Opens this one order to whoever has no account. */
  order_key: v.string(),
  status: v.picklist(orderStatuses),
  ...orderSums,
  /** Minor units that a matched fund adds: kept for the payer while they pay, and what it has given once they have, which may be more. */
  matched_amount: count(),
  /** Of a gift that goes on every month; absent for any other order. */
  monthly: maybe(monthlyGift),
}

export const payStripe = endpoint<typeof inputs.payStripe>()({
  method: 'POST',
  path: '/checkout/pay/stripe',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...order,
    /** Empty, as the secret is, where there is nothing to pay: the order is complete. */
    payment_intent_id: v.string(),
    client_secret: v.string(),
    /** May the payer be told why a card is declined? Not while somebody near tries cards out. */
    decline_details: yesNo(),
  }),
})

export const payStripeConfirm = endpoint<typeof inputs.payStripeConfirm>()({
  method: 'POST',
  path: '/checkout/pay/stripe/confirm',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...order,
    /** `processing`: the provider has not decided; the webhook will say. */
    payment_status: v.picklist(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
  }),
})

export const payOffline = endpoint<typeof inputs.payOffline>()({
  method: 'POST',
  path: '/checkout/pay/offline',
  scope: 'event',
  access: 'anyone',
  output: v.object({ ...order, instructions: maybe(v.string()) }),
})

export type PaymentResult = OutputOf<typeof payStripeConfirm>
