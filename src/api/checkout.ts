import * as v from 'valibot'
import type * as inputs from './checkout.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { monthlyGift } from './monthly-gifts.ts'
import { orderStatuses, orderSums } from './order-sums.ts'
import { count, instant, maybe, yesNo } from './wire.ts'

const order = {
  order_id: v.string(),
  /** Human-readable, for receipts and mails. */
  order_reference: v.string(),
  /** Gives access to this order without an account. */
  order_key: v.string(),
  status: v.picklist(orderStatuses),
  ...orderSums,
  /**
   * Minor units added by a matched fund: reserved during payment, and the amount given afterwards, which may be
   * higher.
   */
  matched_amount: count(),
  /** The address of its invoice, if one was asked for and it is paid or promised. */
  invoice_url: maybe(v.string()),
  /** For a monthly gift; absent for any other order. */
  monthly: maybe(monthlyGift),
}

export const payStripe = endpoint<typeof inputs.payStripe>()({
  method: 'POST',
  path: '/checkout/pay/stripe',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...order,
    /** Empty, like the secret, if there is nothing to pay: the order is complete. */
    payment_intent_id: v.string(),
    client_secret: v.string(),
    /** May the payer see why a card was declined? Not while card testing is suspected. */
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
    /**
     * `processing`: the provider has not decided; the webhook will tell. `refunded`: all of it goes back, or has gone
     * back, such as when it was paid after the order had ended.
     */
    payment_status: v.picklist([
      'succeeded',
      'processing',
      'requires_action',
      'requires_payment_method',
      'canceled',
      'refunded',
    ]),
    /** The payment does not match the order, so the organiser decides about it. Its `payment_status` stays `processing`. */
    reviewYN: maybe(yesNo()),
    /** Once it is paid: is it mailed? An address gets only a few mails about free orders a day. */
    mailedYN: maybe(yesNo()),
  }),
})

export const payOffline = endpoint<typeof inputs.payOffline>()({
  method: 'POST',
  path: '/checkout/pay/offline',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...order,
    /** With the last moment to pay, if there is one. */
    instructions: maybe(v.string()),
    /** When the order ends by itself if it is not paid, because it keeps something from others. */
    pay_by: maybe(instant()),
    /** Were they mailed? One address gets only a few such mails a day. */
    mailedYN: maybe(yesNo()),
  }),
})

export type PaymentResult = OutputOf<typeof payStripeConfirm>
