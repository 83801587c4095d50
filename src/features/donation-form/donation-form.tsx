import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useEventSettings } from '../../hooks/use-event-settings.ts'
import type { HostConsent } from '../../hooks/use-host-consent.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { loadOnce } from '../../lib/load-once.ts'
import { eventSettings } from '../../store/event-settings.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import elements from '../../ui/elements.css?inline'
import { useStyles } from '../../ui/styles.ts'
import { useLater } from '../../ui/use-later.ts'
import { AmountStep } from './amount-step.tsx'
import css from './donation-form.css?inline'
import { donationFormMessages } from './donation-form.messages.ts'
import { createGift } from './gift.store.ts'
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
  return <Steps key={settings.value.event_id} {...props} />
}

/** The first step comes with the block; the code of the others follows while a donor chooses. */
function Steps({ amount, ...props }: Readonly<DonationFormProps>) {
  const { site } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const gift = useMemo(() => createGift(site, amount, loadCheck), [site, amount])
  const view = useStore(gift.$view)
  const loading = useLater(loadNextSteps, site.environment.report)
  const next = loading.type === 'ready' ? loading.value : undefined

  if (loading.type === 'failed') {
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={loading.tryAgain} />
  }
  return (
    <>
      {(view === 'amount' || !next) && <AmountStep gift={gift} next={next} />}
      {next && <next.GiftCheckout {...props} gift={gift} />}
    </>
  )
}

const loadNextSteps = () => import('./next-steps.ts').then(module => module.nextSteps)
const loadCheck = () => loadOnce(loadNextSteps).then(({ checkAmount }) => checkAmount)
