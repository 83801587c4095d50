import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../store/context.ts'
import { donationTotal } from '../../store/donation-total.ts'
import { useEventSettings } from '../../store/event-settings.ts'
import { useMessages } from '../../store/use-messages.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import { useStyles } from '../../ui/styles.ts'
import { createCheckout } from '../checkout/checkout.store.ts'
import { AmountStep } from './amount-step.tsx'
import { DetailsStep } from './details-step.tsx'
import css from './donation-form.css?inline'
import { donationFormMessages } from './donation-form.messages.ts'
import { createDonationForm } from './donation-form.store.ts'
import { PaymentStep } from './payment-step.tsx'
import { ThankYou } from './thank-you.tsx'
import { Waiting } from './waiting.tsx'

export interface DonationFormProps {
  /** Minor units. */
  amount: number | undefined
}

/** A gift by card: amount, details, review and pay, thank-you. One decision at a time. */
export function DonationForm({ amount }: Readonly<DonationFormProps>) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const settings = useEventSettings()
  if (settings.type === 'failed') {
    const retry = () => void site.settings.refresh()
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={retry} />
  }
  if (settings.type === 'loading') return <Waiting label={say(settings.slow ? 'loadingSlow' : 'loading')} />
  return <Steps settings={settings.value} amount={amount} />
}

function Steps({ settings, amount }: Readonly<{ settings: AppSettings; amount: number | undefined }>) {
  const { site, emit } = useSurroundings()
  const eventId = settings.event_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresher settings of the same event keep what was typed
  const form = useMemo(() => createDonationForm(site, settings, amount), [site, eventId, amount])
  const checkout = useMemo(() => createCheckout(site), [site])
  const step = useStore(form.$step)
  const outcome = useStore(checkout.$outcome)

  useEffect(() => void checkout.resume.run(), [checkout])
  useEffect(
    () =>
      checkout.$outcome.listen(({ ...outcome }) => {
        if (outcome.type === 'declined') emit('donation-failed', { reason: 'declined' })
        if (outcome.type !== 'paid') return
        const { order_id, order_total, currency } = outcome.order
        emit('donation-complete', { orderId: order_id, amount: order_total, currency })
        void donationTotal(site).refresh()
      }),
    [checkout, emit, site],
  )

  if (outcome.type === 'paid' || outcome.type === 'processing') {
    const again = () => {
      form.startAnew()
      checkout.reopen()
    }
    return <ThankYou form={form} outcome={outcome} charity={settings.charity_name} onAgain={again} />
  }
  if (step === 'amount') return <AmountStep form={form} settings={settings} />
  if (step === 'details') return <DetailsStep form={form} />
  return <PaymentStep form={form} checkout={checkout} settings={settings} />
}
