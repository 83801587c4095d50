import { atom, computed } from 'nanostores'
import type { AppSettings } from '../../api/app-settings.ts'
import { type PaymentRequest, paymentRequest } from '../../api/payment-request.ts'
import { sumOrder } from '../../lib/order-sums.ts'
import { check, email, maxLength, required } from '../../lib/validation.ts'
import { auth } from '../../store/auth.ts'
import { createForm } from '../../store/form.ts'
import { createResource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { createVoucher } from '../checkout/voucher.store.ts'

/** What a payment link asks for. */
export function createPaymentRequest(site: Site, request: string) {
  return createResource<PaymentRequest>({
    environment: site.environment,
    load: () => site.client.call(paymentRequest, { payment_request: request }),
  })
}

type Paid = Readonly<{ first_name: string; last_name: string; email: string }>

/**
 * Who pays it, with which code, and whether they pay the fee too.
 * @param pay takes the card: called once everything is right
 */
export function createPayer(
  site: Site,
  { asked, request, settings }: Readonly<{ asked: PaymentRequest; request: string; settings: AppSettings }>,
  pay: () => Promise<void>,
) {
  const subject = `payment-link ${request}`
  const lines = [{ origin: 'dynamic_payment' as const, payment_request: request }]
  const voucher = createVoucher(site, { lines, subject })
  const user = auth(site).$state.get().user
  const $coversFee = atom(false)
  const $sums = computed([$coversFee, voucher.$applied], (covers, applied) => {
    const { giving, guest_pays_fees, currency_decimals: decimals } = settings
    const paysFee = guest_pays_fees && (giving.guest_pays_fees_default || covers)
    const fee = { basisPoints: giving.fee_basis_points, fixed: giving.fee_fixed }
    const parts = { lines: asked.amount, discount: applied?.discount ?? 0, contribution: 0, decimals }
    return {
      discount: parts.discount,
      ...sumOrder({ ...parts, fee: paysFee ? fee : undefined }),
      possibleFee: sumOrder({ ...parts, fee }).processingFee,
    }
  })
  const form = createForm<Paid>({
    environment: site.environment,
    values: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '', email: user?.email ?? '' },
    check: values => ({
      ...problem('first_name', check(values.first_name, [required, maxLength(100)])),
      ...problem('last_name', check(values.last_name, [required, maxLength(100)])),
      ...problem('email', check(values.email, [required, email])),
    }),
    send: pay,
  })
  return { subject, lines, voucher, form, $coversFee, $sums }
}

function problem<P>(field: keyof Paid, found: P | undefined) {
  return found ? { [field]: found } : {}
}
