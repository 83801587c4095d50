import * as v from 'valibot'
import { challengeAnswer, checkoutLines, earlierOrder, voucherCode, voucherRefusals } from './checkout-input.ts'
import { described } from './endpoint.ts'

export const voucher = described({
  summary: 'What a voucher or discount code takes off the lines of an order. It keeps no use of it: the checkout does.',
  errors: [
    ...voucherRefusals,
    'challenge_required',
    'amount_out_of_range',
    'payment_request_not_found',
    'payment_request_settled',
  ],
  input: v.object({
    voucher_code: voucherCode,
    lines: checkoutLines,
    challenge_answer: challengeAnswer,
    /** Its use of the code counts as free. */
    ...earlierOrder,
  }),
})
