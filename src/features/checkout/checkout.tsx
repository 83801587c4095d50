import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useStyles } from '../../ui/styles.ts'
import type { Checkout as CheckoutStore } from './checkout.store.ts'
import { DetailsStep } from './details-step.tsx'
import { GiftAidStep } from './gift-aid-step.tsx'
import type { Outcome } from './payment.store.ts'
import { PaymentNotice } from './payment-notice.tsx'
import { PaymentStep } from './payment-step.tsx'
import layout from './step-layout.css?inline'
import css from './steps.css?inline'
import { type Analytics, useAnalytics } from './use-analytics.ts'
import { type ExtraLabel, useCheckoutFields } from './use-checkout-fields.ts'
import { useKnownPayer } from './use-known-payer.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useResume } from './use-resume.ts'
import { useStandingDeclaration } from './use-standing-declaration.ts'

/** An outcome with an order: paid, or to be paid later. */
export type Completed = Extract<Outcome, { order: unknown }>

type Props = Readonly<{
  checkout: CheckoutStore
  /** Is the feature's first step done? Until then, only a payment interrupted by a reload is shown. */
  isShown: boolean
  /** The organiser's word for what is paid for: "gift". */
  thing: string
  /** Summary rows of what is paid for, with a link back to the first step. */
  bought: ReactNode
  /** The feature's own fields, in the details step. */
  extra?: ReactNode
  /** The names of those fields. */
  extraLabel?: ExtraLabel
  /** Summary rows of the feature's own answers. */
  answered?: ReactNode
  /** Notes before paying, below the totals. */
  notes?: ReactNode
  analytics: Analytics
  thankYou: (completed: Completed) => ReactNode
}>

/** Everything after the feature's first step: details, Gift Aid, review and payment, and resuming after a reload. */
export function Checkout({ checkout, isShown, extraLabel, analytics, thankYou, ...parts }: Props) {
  useStyles(layout + css)
  useResume(checkout.payment)
  useOtherTabs(checkout.payment)
  useKnownPayer(checkout)
  useAnalytics(analytics, checkout, isShown)
  const standing = useStandingDeclaration(checkout)
  const fields = useCheckoutFields(checkout, extraLabel)
  const outcome = useStore(checkout.payment.$outcome)
  const step = useStore(checkout.form.$step)

  if ('order' in outcome) return thankYou(outcome)
  if (!isShown) return outcome.type === 'unsure' ? <PaymentNotice payment={checkout.payment} /> : null
  return (
    <div className="step-layout">
      {step === 'details' && <DetailsStep checkout={checkout} fields={fields} {...parts} />}
      {step === 'gift-aid' && <GiftAidStep checkout={checkout} fields={fields} standing={standing} />}
      {step === 'payment' && <PaymentStep checkout={checkout} fields={fields} {...parts} />}
    </div>
  )
}
