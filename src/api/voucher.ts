import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type * as inputs from './voucher.input.ts'
import { count, currency, decimals } from './wire.ts'

export const voucher = endpoint<typeof inputs.voucher>()({
  // Not a GET: the code in the address would get into histories and logs.
  method: 'POST',
  path: '/checkout/voucher',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    /** As the organiser writes it. */
    voucher_code: v.string(),
    lines_total: count(),
    discount_total: count(),
    /** What Gift Aid can be claimed on once the discount is off. */
    gift_total: count(),
    currency: currency(),
    currency_decimals: decimals(),
  }),
})
