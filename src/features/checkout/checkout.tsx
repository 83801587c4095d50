import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useStepHistory } from '../../hooks/use-step-history.ts'
import { useStyles } from '../../ui/styles.ts'
import type { Checkout as CheckoutStore } from './checkout.store.ts'
import { DetailsStep } from './details-step.tsx'
import { GiftAidStep } from './gift-aid-step.tsx'
import type { Outcome } from './outcome.ts'
import { PaymentNotice } from './payment-notice.tsx'
import { PaymentStep } from './payment-step.tsx'
import layout from './step-layout.css?inline'
import { StepTop } from './step-top.tsx'
import css from './steps.css?inline'
import { type Analytics, useAnalytics } from './use-analytics.ts'
import { type ExtraLabel, useCheckoutFields } from './use-checkout-fields.ts'
import { type KnownPayer, useKnownPayer } from './use-known-payer.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useResumePayment } from './use-resume-payment.ts'
import { useStandingDeclaration } from './use-standing-declaration.ts'
import { checkoutSteps } from './validation.ts'

/** An outcome with an order: paid, or promised. */
export type Completed = Extract<Outcome, { order: unknown }>

type Props = Readonly<{
  checkout: CheckoutStore
  /** Is the feature's first step done? Until then, only a payment interrupted by a reload is shown. */
  isShown: boolean
  /** Switches between the steps and the feature's first one. */
  show: (isShown: boolean) => void
  /** Did a reload resume at a step? Then focus and scroll position are left alone. */
  isResumed: boolean
  /** The organiser's word for what is paid for: "gift". */
  thing: string
  /** Is that word a plural: "tickets"? */
  areThings?: boolean
  /** What is paid for, above each step, with a way to change it. */
  bought: ReactNode
  /** The feature's question about the payer's name. */
  besideName?: ReactNode
  /** The feature's own fields, in the details step. */
  extra?: ReactNode
  /** The names of those fields. */
  extraLabel?: ExtraLabel
  /** Summary rows of the feature's own answers. */
  answered?: ReactNode
  /** Notes before paying, below the totals. */
  notes?: ReactNode
  /** Whom a personal link names. */
  payer?: KnownPayer | undefined
  analytics: Analytics
  thankYou: (completed: Completed) => ReactNode
}>

/** Everything after the feature's first step: details, Gift Aid, review and payment, and resuming after a reload. */
export function Checkout({
  checkout,
  isShown,
  show,
  isResumed,
  extraLabel,
  payer,
  analytics,
  thankYou,
  ...parts
}: Props) {
  useStyles(layout + css)
  useResumePayment(checkout.payment)
  useOtherTabs(checkout.payment)
  useKnownPayer(checkout, payer)
  useAnalytics(analytics, checkout, { isShown, isResumed })
  const standing = useStandingDeclaration(checkout)
  const fields = useCheckoutFields(checkout, extraLabel)
  const outcome = useStore(checkout.payment.$outcome)
  const step = useStore(checkout.form.$step)
  const container = useRef<HTMLDivElement>(null)
  const isQuiet = useRef(isResumed)
  const isRefused = fields.props.problems.length > 0
  const isDone = 'order' in outcome

  useStepHistory({
    order: checkoutSteps,
    step: isDone || !isShown ? undefined : step,
    show(next) {
      if (isDone) return true
      if (checkout.$isFixed.get()) return false
      const known = checkoutSteps.find(one => one === next)
      if (known) checkout.form.goTo(known)
      show(known !== undefined)
      return true
    },
  })

  // A layout effect, so that a Tab pressed at once starts from the step's title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a step appears, not when its last mistake is corrected
  useLayoutEffect(() => {
    // The error summary takes the focus itself.
    if (isShown && !isQuiet.current && !isRefused) begin(container.current)
    isQuiet.current = false
  }, [step, isShown])

  if (isDone) return thankYou(outcome)
  const isTold = ['unsure', 'refunded', 'review'].includes(outcome.type)
  if (!isShown) return isTold ? <PaymentNotice payment={checkout.payment} /> : null
  return (
    <div className="step-layout" ref={container}>
      <StepTop checkout={checkout} bought={parts.bought} onFirst={() => show(false)} />
      {step === 'details' && <DetailsStep checkout={checkout} fields={fields} {...parts} />}
      {step === 'gift-aid' && <GiftAidStep checkout={checkout} fields={fields} standing={standing} />}
      {step === 'payment' && <PaymentStep checkout={checkout} fields={fields} {...parts} />}
    </div>
  )
}

/** Focuses the step's title, and scrolls to the step where its end is below the fold, such as the card on a phone. */
function begin(step: HTMLElement | null): void {
  const title = step?.querySelector('h2')
  title?.focus()
  if (step && step.getBoundingClientRect().bottom > innerHeight) step.scrollIntoView()
}
