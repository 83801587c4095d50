import * as v from 'valibot'
import { checkoutInput, voucherRefusals } from './checkout-input.ts'
import { described } from './endpoint.ts'

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
  'promise_too_large',
  'too_many_promises',
]

export const payStripe = described({
  summary: 'Creates the order and its one payment intent, or finds them again by the idempotency key.',
  errors: [...refusals, 'payments_unavailable'],
  input: checkoutInput,
})

export const payStripeConfirm = described({
  summary: "Asks the provider what became of an order's payment and writes it down. Harmless to repeat.",
  errors: ['order_not_found', 'payments_unavailable'],
  input: v.object({ order_id: v.string(), order_key: v.string() }),
})

export const payOffline = described({
  summary:
    'Creates an order that is paid outside: bank transfer, cheque, cash. It counts once the organiser has the money.',
  errors: [...refusals, 'offline_payment_disabled'],
  input: checkoutInput,
})
