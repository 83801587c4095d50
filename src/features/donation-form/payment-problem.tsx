import type { Payment } from '../checkout/payment.store.ts'
import { PaymentNotice } from '../checkout/payment-notice.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { useRefusal } from './use-refusal.ts'

/** Above the pay button: what went wrong, what was kept, what to do. */
export function PaymentProblem({ form, payment }: Readonly<{ form: DonationForm; payment: Payment }>) {
  useRefusal(form, payment.pay)
  return <PaymentNotice payment={payment} />
}
