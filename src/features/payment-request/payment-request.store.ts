import { atom } from 'nanostores'
import { type PaymentRequest, paymentRequest } from '../../api/payment-request.ts'
import { createResource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { createCheckout } from '../checkout/checkout.store.ts'

/** The amount and details of a payment link. */
export function createPaymentRequest(site: Site, request: string) {
  return createResource<PaymentRequest>({
    environment: site.environment,
    load: () => site.client.call(paymentRequest, { payment_request: request }),
  })
}

/** The checkout of a payment link. */
export function createLinkCheckout(site: Site, asked: PaymentRequest, request: string) {
  return createCheckout(site, {
    subject: `payment-link ${request}`,
    asks: asked.takes_voucher_code ? ['voucher'] : [],
    $amount: atom(asked.amount),
    lines: () => [{ origin: 'dynamic_payment', payment_request: request }],
    onePage: true,
  })
}
