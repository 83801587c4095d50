import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { type HostConsent, useHostConsent } from '../../hooks/use-host-consent.ts'
import { donationTotal } from '../../store/donation-total.ts'
import { useStyles } from '../../ui/styles.ts'
import { createPayment } from '../checkout/payment.store.ts'
import { useOtherTabs } from '../checkout/use-other-tabs.ts'
import { useResume } from '../checkout/use-resume.ts'
import { AidStep } from './aid-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { type DonationForm, subject } from './donation-form.store.ts'
import css from './donation-later.css?inline'
import { PaymentProblem } from './payment-problem.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ThankYou } from './thank-you.tsx'
import { useGiftAnalytics } from './use-gift-analytics.ts'
import { useKnownDonor } from './use-known-donor.ts'
import { useStandingAid } from './use-standing-aid.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  dataLayer?: boolean
  consent?: HostConsent | undefined
}>

/** All after the first step, and what a reload interrupted. */
export function LaterSteps({ form, settings, dataLayer = false, consent }: Props) {
  useStyles(css)
  const { site, emit } = useSurroundings()
  const payment = useMemo(() => createPayment(site, subject), [site])
  const step = useStore(form.$step)
  const outcome = useStore(payment.$outcome)

  useEffect(
    () =>
      payment.$outcome.listen(({ ...outcome }) => {
        if (outcome.type === 'declined') emit('donation-failed', { reason: 'declined' })
        if (outcome.type === 'processing' || outcome.type === 'promised') form.$step.set('done')
        if (outcome.type !== 'paid') return
        form.$step.set('done')
        const { order_id, lines_total, currency } = outcome.order
        emit('donation-complete', { orderId: order_id, amount: lines_total, currency })
        void donationTotal(site).refresh()
      }),
    [payment, emit, form, site],
  )
  useResume(payment)
  useOtherTabs(payment)
  useKnownDonor(form)
  const standing = useStandingAid(form, settings)
  useHostConsent(consent)
  useGiftAnalytics(dataLayer, form, payment)

  useEffect(() => form.$settings.set(settings), [form, settings])

  if (step === 'details') return <DetailsStep form={form} settings={settings} />
  if (step === 'aid') return <AidStep form={form} settings={settings} standing={standing} />
  if (step === 'payment') return <PaymentStep form={form} payment={payment} settings={settings} />
  // What a reload interrupted may still be unknown while the first step is up again.
  if (step === 'amount' && outcome.type === 'unsure') return <PaymentProblem form={form} payment={payment} />
  if (!('order' in outcome)) return null
  const again = () => {
    payment.reopen()
    form.startAnew()
  }
  return <ThankYou form={form} outcome={outcome} settings={settings} onAgain={again} />
}
