import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** The origin `dynamic_payment`: an amount that the organiser asked somebody for. */
export const paymentRequest = endpoint({
  method: 'GET',
  path: '/checkout/payment-request',
  scope: 'event',
  access: 'anyone',
  summary: 'What a payment link asks for. The link is signed: nobody can change what it asks, or guess another.',
  errors: ['payment_request_not_found'],
  input: v.object({
    /** The link's `request`. */
    payment_request: v.pipe(v.string(), v.maxLength(200)),
  }),
  output: v.object({
    title: v.string(),
    description: maybe(v.string()),
    /** Minor units, before any fee. */
    amount: minor(),
    currency: currency(),
    currency_decimals: decimals(),
    /** `expired`: it can be asked for anew. */
    status: v.picklist(['open', 'paid', 'expired']),
    expires_at: maybe(instant()),
    /** Are there codes that take something off it? */
    takes_voucher_code: yesNo(),
  }),
})

export type PaymentRequest = OutputOf<typeof paymentRequest>
