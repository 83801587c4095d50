import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../store/context.ts'
import { useEventSettings } from '../../store/event-settings.ts'
import { useMessages } from '../../store/use-messages.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import elements from '../../ui/elements.css?inline'
import { useStyles } from '../../ui/styles.ts'
import { useLater } from '../../ui/use-later.ts'
import { AmountStep } from './amount-step.tsx'
import css from './donation-form.css?inline'
import { donationFormMessages } from './donation-form.messages.ts'
import { createDonationForm } from './donation-form.store.ts'
import { Waiting } from './waiting.tsx'

export interface DonationFormProps {
  /** Minor units. */
  amount: number | undefined
}

/** A gift by card: amount, details, review and pay, thank-you. One decision at a time. */
export function DonationForm({ amount }: Readonly<DonationFormProps>) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const settings = useEventSettings()
  if (settings.type === 'failed') {
    const retry = () => void site.settings.refresh()
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={retry} />
  }
  if (settings.type === 'loading')
    return <Waiting slow={settings.slow} label={say(settings.slow ? 'loadingSlow' : 'loading')} />
  return <Steps settings={settings.value} amount={amount} />
}

/** The first step comes with the block; the code of the others follows while a donor chooses. */
function Steps({ settings, amount }: Readonly<{ settings: AppSettings; amount: number | undefined }>) {
  const { site } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const eventId = settings.event_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresher settings of the same event keep what was typed
  const form = useMemo(() => createDonationForm(site, settings, amount), [site, eventId, amount])
  const step = useStore(form.$step)
  const later = useLater(loadLaterSteps, site.environment.report)
  if (later.type === 'failed') {
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={later.tryAgain} />
  }
  const LaterSteps = later.type === 'ready' ? later.value : undefined
  return (
    <>
      {(step === 'amount' || !LaterSteps) && <AmountStep form={form} settings={settings} busy={step !== 'amount'} />}
      {LaterSteps && <LaterSteps form={form} settings={settings} />}
    </>
  )
}

const loadLaterSteps = () => import('./later-steps.tsx').then(module => module.LaterSteps)
