import type { Checkout } from '../checkout/checkout.store.ts'
import { PaymentNotice } from '../checkout/payment-notice.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { useRefusal } from './use-refusal.ts'

/** Above the pay button: what went wrong, what was kept, what to do. */
export function PaymentProblem({ form, checkout }: Readonly<{ form: DonationForm; checkout: Checkout }>) {
  useRefusal(form, checkout.pay)
  return <PaymentNotice checkout={checkout} />
}
