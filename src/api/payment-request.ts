import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './payment-request.input.ts'
import { currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** The origin `dynamic_payment`: an amount that the organiser has requested. */
export const paymentRequest = endpoint<typeof inputs.paymentRequest>()({
  method: 'GET',
  path: '/checkout/payment-request',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    title: v.string(),
    description: maybe(v.string()),
    /** Minor units, before any fee. */
    amount: minor(),
    currency: currency(),
    currency_decimals: decimals(),
    /** `expired`: the organiser can send a new link. */
    status: v.picklist(['open', 'paid', 'expired']),
    expires_at: maybe(instant()),
    /** Are there voucher codes for it? */
    takes_voucher_code: yesNo(),
  }),
})

export type PaymentRequest = OutputOf<typeof paymentRequest>
