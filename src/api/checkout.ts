import * as v from 'valibot'
import { checkoutInput, voucherRefusals } from './checkout-input.ts'
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

const refusals = [
  'idempotency_key_reused',
  'amount_out_of_range',
  'order_total_changed',
  'gift_aid_not_available',
  'gift_aid_declaration_changed',
  'monthly_giving_not_available',
  'payment_request_not_found',
  'payment_request_settled',
  ...voucherRefusals,
  'order_cancelled',
  'challenge_required',
]

export const payStripe = endpoint({
  method: 'POST',
  path: '/checkout/pay/stripe',
  scope: 'event',
  access: 'anyone',
  summary: 'Creates the order and its one payment intent, or finds them again by the idempotency key.',
  errors: [...refusals, 'payments_unavailable'],
  input: checkoutInput,
  output: v.object({
    ...order,
    /** Empty, as the secret is, where there is nothing to pay: the order is complete. */
    payment_intent_id: v.string(),
    client_secret: v.string(),
    /** May the payer be told why a card is declined? Not while somebody near tries cards out. */
    decline_details: yesNo(),
  }),
})

export const payStripeConfirm = endpoint({
  method: 'POST',
  path: '/checkout/pay/stripe/confirm',
  scope: 'event',
  access: 'anyone',
  summary: "Asks the provider what became of an order's payment and writes it down. Harmless to repeat.",
  errors: ['order_not_found', 'payments_unavailable'],
  input: v.object({ order_id: v.string(), order_key: v.string() }),
  output: v.object({
    ...order,
    /** `processing`: the provider has not decided; the webhook will say. */
    payment_status: v.picklist(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
  }),
})

export const payOffline = endpoint({
  method: 'POST',
  path: '/checkout/pay/offline',
  scope: 'event',
  access: 'anyone',
  summary:
    'Creates an order that is paid outside: bank transfer, cheque, cash. It counts once the organiser has the money.',
  errors: [...refusals, 'offline_payment_disabled'],
  input: checkoutInput,
  output: v.object({ ...order, instructions: maybe(v.string()) }),
})

export type PaymentResult = OutputOf<typeof payStripeConfirm>
