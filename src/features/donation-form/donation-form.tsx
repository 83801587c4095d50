import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useEventSettings } from '../../hooks/use-event-settings.ts'
import type { HostConsent } from '../../hooks/use-host-consent.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { eventSettings } from '../../store/event-settings.ts'
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
  /** Hand the steps of a gift to the page's own analytics? */
  dataLayer?: boolean
  /** What the page has found out about cookies. */
  consent?: HostConsent | undefined
}

/** A gift by card: amount, details, review and pay, thank-you. One decision at a time. */
export function DonationForm(props: Readonly<DonationFormProps>) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const settings = useEventSettings()
  if (settings.type === 'failed') {
    const retry = () => void eventSettings(site).refresh()
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={retry} />
  }
  if (settings.type === 'loading')
    return <Waiting slow={settings.slow} label={say(settings.slow ? 'loadingSlow' : 'loading')} />
  return <Steps {...props} settings={settings.value} />
}

/** The first step comes with the block; the code of the others follows while a donor chooses. */
function Steps({ settings, ...props }: Readonly<DonationFormProps & { settings: AppSettings }>) {
  const { amount } = props
  const { site } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const eventId = settings.event_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresher settings of the same event keep what was typed
  const form = useMemo(() => createDonationForm(site, settings, amount), [site, eventId, amount])
  const step = useStore(form.$step)
  const later = useLater(loadLater, site.environment.report)
  if (later.type === 'failed') {
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={later.tryAgain} />
  }
  const ready = later.type === 'ready' ? later.value : undefined
  return (
    <>
      {(step === 'amount' || !ready) && <AmountStep form={form} settings={settings} later={ready} />}
      {ready && <ready.LaterSteps {...props} form={form} settings={settings} />}
    </>
  )
}

const loadLater = () => import('./later.ts').then(module => module.later)
