import * as v from 'valibot'
import { challengeAnswer, checkoutLines, voucherCode, voucherRefusals } from './checkout-input.ts'
import { endpoint } from './endpoint.ts'
import { count, currency, decimals } from './wire.ts'

export const voucher = endpoint({
  // Not a GET: a code in an address would be in histories and logs.
  method: 'POST',
  path: '/checkout/voucher',
  scope: 'event',
  access: 'anyone',
  summary: 'What a voucher or discount code takes off the lines of an order. It keeps no use of it: the checkout does.',
  errors: [
    ...voucherRefusals,
    'challenge_required',
    'amount_out_of_range',
    'payment_request_not_found',
    'payment_request_settled',
  ],
  input: v.object({ voucher_code: voucherCode, lines: checkoutLines, challenge_answer: challengeAnswer }),
  output: v.object({
    /** As the organiser writes it. */
    voucher_code: v.string(),
    lines_total: count(),
    discount_total: count(),
    currency: currency(),
    currency_decimals: decimals(),
  }),
})
