import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import { donationOrigin } from '../../modules/donations/origin.ts'
import { dynamicPaymentOrigin } from '../../modules/payment-links/origin.ts'
import type { LineOrigin } from './line-origin.ts'

type Origins = {
  readonly [Origin in CheckoutLine['origin']]: LineOrigin<Extract<CheckoutLine, { origin: Origin }>>
}

/** Everything that can be paid for. A new origin is a line in the contract and an entry here; the checkout stays as it is. */
const origins: Origins = {
  donation: donationOrigin,
  dynamic_payment: dynamicPaymentOrigin,
}

/** The lines of an order say which origin they are of, so each comes to its own. */
export function originOf({ origin }: { readonly origin: string }): LineOrigin {
  const found = (origins as Readonly<Record<string, LineOrigin<never> | undefined>>)[origin]
  if (!found) throw new Error(`Nothing is known of the origin ${origin}`)
  return found as LineOrigin
}
