import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useEventSettings } from '../../hooks/use-event-settings.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Result } from '../../ui/result.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { PayForm } from './pay-form.tsx'
import css from './payment-request.css?inline'
import { paymentRequestMessages } from './payment-request.messages.ts'
import { createPaymentRequest } from './payment-request.store.ts'

type Props = Readonly<{
  /** Out of the link. */
  request: string | undefined
}>

/** An amount that the organiser asked somebody for. */
export function PaymentRequest({ request }: Props) {
  useStyles(css)
  const say = useMessages(paymentRequestMessages)
  if (!request) return <Ended title={say('noLinkTitle')} text={say('noLink')} />
  return <Asked key={request} request={request} />
}

function Asked({ request }: Readonly<{ request: string }>) {
  const { site } = useSurroundings()
  const say = useMessages(paymentRequestMessages)
  const asked = useMemo(() => createPaymentRequest(site, request), [site, request])
  const state = useStore(asked.$state)
  const settings = useEventSettings()
  if (state.type === 'failed') {
    const { failure } = state
    if (failure.type === 'http' && failure.status === 404) {
      return <Ended title={say('noLinkTitle')} text={say('noLink')} />
    }
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={() => void asked.refresh()} />
  }
  if (state.type === 'loading' || settings.type !== 'ready') {
    return (
      <div className="payment-request" role="status" aria-busy="true" aria-label={say('loading')}>
        <Skeleton width="60%" height={32} />
        <Skeleton height={72} radius={12} />
        <Skeleton height={220} radius={12} />
      </div>
    )
  }
  const { status } = state.value
  if (status === 'paid') return <Ended kind="success" title={say('paidTitle')} text={say('paid')} />
  if (status === 'expired') return <Ended title={say('expiredTitle')} text={say('expired')} />
  return <PayForm asked={state.value} request={request} />
}

type EndedProps = Readonly<{ kind?: 'success' | 'info'; title: string; text: string }>

function Ended({ kind = 'info', title, text }: EndedProps) {
  const { hrefTo } = useLinks()
  const say = useMessages(paymentRequestMessages)
  return (
    <Result kind={kind} title={title} action={<LinkButton href={hrefTo('home')}>{say('home')}</LinkButton>}>
      <p>{text}</p>
    </Result>
  )
}
