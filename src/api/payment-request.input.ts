import * as v from 'valibot'
import { described } from './endpoint.ts'

export const paymentRequest = described({
  summary: 'What a payment link asks for. The link is signed: nobody can change what it asks, or guess another.',
  errors: ['payment_request_not_found'],
  input: v.object({
    /** The link's `request`. */
    payment_request: v.pipe(v.string(), v.maxLength(200)),
  }),
})
