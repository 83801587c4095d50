import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useHostConsent } from '../../hooks/use-host-consent.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { loadCode } from '../../store/code.ts'
import { eventSettings } from '../../store/event-settings.ts'
import type { HostConsent } from '../../store/host-consent.ts'
import type { Site } from '../../store/site.ts'
import elements from '../../ui/elements.css?inline'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import layout from '../checkout/step-layout.css?inline'
import { AmountStep } from './amount-step.tsx'
import css from './donation-form.css?inline'
import { donationFormMessages } from './donation-form.messages.ts'
import { createGift, type Recipient } from './gift.store.ts'
import type { Thanks } from './thank-you.tsx'
import { Waiting } from './waiting.tsx'

export interface DonationFormProps {
  /** Minor units. */
  amount: number | undefined
  /** Default: once. */
  frequency?: string | undefined
  /** Who receives it besides the charity. Default: nobody. */
  recipient?: Recipient | undefined
  /** Additional content of the thank-you. */
  thanks?: Thanks
  /** Report the steps of a gift to the page's own analytics? */
  dataLayer?: boolean
  /** The page's own consent state. */
  consent?: HostConsent | undefined
}

/** A gift by card: amount, details, review and payment, thank-you. */
export function DonationForm({ consent, ...props }: Readonly<DonationFormProps>) {
  useStyles(elements)
  useStyles(layout + css)
  const { site } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const own = { loading: say('loading'), failed: say('failed') }
  useHostConsent(consent)
  return (
    <ResourceFrame
      {...useResource(eventSettings(site), own)}
      skeleton={(said, slow) => <Waiting label={slow ? say('loadingSlow') : said} slow={slow} />}
    >
      {({ event_id: id }) => <Steps key={id} {...props} />}
    </ResourceFrame>
  )
}

/** The first step is part of the block; the code of the later steps loads while the donor chooses an amount. */
function Steps({ amount, frequency, recipient, ...props }: Readonly<Omit<DonationFormProps, 'consent'>>) {
  const surroundings = useSurroundings()
  const { site } = surroundings
  const say = useMessages(donationFormMessages)
  const { environment } = site
  const latest = useRef({ surroundings, amount, frequency })
  latest.current = { surroundings, amount, frequency }
  const gift = useMemo(
    () =>
      createGift(
        site,
        { ...latest.current, recipient },
        async () => (await loadCode(loadNextSteps, environment)).checkAmount,
        async gift => (await loadCode(loadNextSteps, environment)).signInToGive(latest.current.surroundings, gift),
      ),
    [site, recipient, environment],
  )
  useEffect(() => gift.preselect({ amount, frequency }), [gift, amount, frequency])
  const mustSignIn = useStore(gift.$mustSignIn)
  const isFirst = useStore(gift.$view) === 'amount' || mustSignIn
  const { state, ...frame } = useCodeFrame(loadNextSteps, { failed: say('failed') })
  const next = state.type === 'ready' ? state.value : undefined
  const awaitsSession = useStore(gift.$isReturning) && state.type !== 'failed'
  const isReturning = awaitsSession || (gift.isResumed && state.type === 'loading')
  return (
    <>
      {isReturning ? (
        <Waiting label={say('loading')} slow={false} />
      ) : (
        (isFirst || !next) && state.type !== 'failed' && <AmountStep gift={gift} next={next} />
      )}
      {state.type !== 'loading' && (
        <ResourceFrame state={state} {...frame}>
          {next => <next.GiftCheckout {...props} gift={gift} />}
        </ResourceFrame>
      )}
    </>
  )
}

const loadNextSteps = () => import('./next-steps.ts').then(module => module.nextSteps)

/** Requests the settings before the first render. */
export function beginDonationForm(site: Site): void {
  eventSettings(site).$state.get()
}
