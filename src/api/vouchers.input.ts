import * as v from 'valibot'
import { challengeAnswer, voucherCode, voucherRefusals } from './checkout-input.ts'
import { described } from './endpoint.ts'

export const accountVouchers = described({
  summary: 'The vouchers that the caller has redeemed at this event, the newest first.',
  input: v.object({}),
})

export const redeemVoucher = described({
  summary:
    'Keeps a voucher with the account, so that checkouts offer it. It keeps no use of it: an order that is begun does.',
  errors: [...voucherRefusals.filter(refusal => refusal !== 'voucher_not_for_this'), 'challenge_required'],
  input: v.object({ voucher_code: voucherCode, challenge_answer: challengeAnswer }),
})

export const dropVoucher = described({
  summary: 'Takes a voucher out of the account. Whoever knows its code can redeem it again.',
  input: v.object({ voucher_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
})
