import * as v from 'valibot'
import { quantity } from './checkout-input.ts'
import { described } from './endpoint.ts'

/** The link's `request`. */
const request = v.pipe(v.string(), v.maxLength(200))

export const paymentRequest = described({
  summary: 'What a payment link asks for. The link is signed: nobody can change what it asks, or guess another.',
  errors: ['payment_request_not_found'],
  input: v.object({ payment_request: request }),
})

/** A payment that the organiser asks for, in an order. */
export const dynamicPaymentLine = v.object({
  origin: v.literal('dynamic_payment'),
  quantity: quantity(1),
  payment_request: request,
})
