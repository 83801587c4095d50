import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Result } from '../../ui/result.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { PayForm } from './pay-form.tsx'
import css from './payment-request.css?inline'
import { paymentRequestMessages } from './payment-request.messages.ts'
import { createPaymentRequest } from './payment-request.store.ts'

type Props = Readonly<{
  /** From the link. */
  request: string | undefined
}>

/** Pays an amount that the organiser has requested by a payment link. */
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
  const frame = useExplained(asked, { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  if (state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404) {
    return <Ended title={say('noLinkTitle')} text={say('noLink')} />
  }
  return (
    <ResourceFrame {...frame} skeleton={skeleton} Problem={NoticeProblem}>
      {link => {
        if (link.status === 'paid') return <Ended kind="success" title={say('paidTitle')} text={say('paid')} />
        if (link.status === 'expired') return <Ended title={say('expiredTitle')} text={say('expired')} />
        return <PayForm asked={link} request={request} />
      }}
    </ResourceFrame>
  )
}

const skeleton = (
  <div className="payment-request">
    <Skeleton width="60%" height={32} />
    <Skeleton height={72} radius={12} />
    <Skeleton height={220} radius={12} />
  </div>
)

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
