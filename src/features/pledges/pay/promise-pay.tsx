import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { PromisedPledge } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import type { Resource } from '../../../store/resource.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Result } from '../../../ui/result.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { Checkout } from '../../checkout/checkout.tsx'
import { isMissing } from '../item.store.ts'
import { PartRows } from './part-rows.tsx'
import css from './pay.css?inline'
import { payMessages } from './pay.messages.ts'
import { PledgeDone } from './pledge-done.tsx'
import { createPromise, createPromisePay } from './promise.store.ts'
import { usePledgeEvents } from './use-pledge-events.ts'

/** Pays an earlier promise, by the mailed link. */
export function PromisePay({ promise }: Readonly<{ promise: string }>) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useTermMessages(payMessages)
  const promised = useMemo(() => createPromise(site, promise), [site, promise])
  const frame = useExplained(promised, { loading: say('loading'), failed: say('failed') })
  if (isMissing(frame.state)) return <Ended title={say('noLinkTitle')} text={say('noLink')} />
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={320} radius={12} />} Problem={NoticeProblem}>
      {pledge => {
        if (pledge.status === 'paid') return <Ended kind="success" title={say('settledTitle')} text={say('settled')} />
        if (pledge.status === 'undone') return <Ended title={say('undoneTitle')} text={say('undone')} />
        return <Paying pledge={pledge} promised={promised} promise={promise} />
      }}
    </ResourceFrame>
  )
}

type PayingProps = Readonly<{ pledge: PromisedPledge; promised: Resource<PromisedPledge>; promise: string }>

function Paying({ pledge, promised, promise }: PayingProps) {
  const { site, locale, links } = useSurroundings()
  const { open, hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  const pay = useMemo(() => createPromisePay(site, promised, promise), [site, promised, promise])
  const mustSignIn = useStore(pay.$mustSignIn)
  usePledgeEvents(pay)
  const { pledge_item_id: id, title, amount, matched, parts, currency, currency_decimals: decimals } = pledge
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  useEffect(
    () =>
      pay.payment.$outcome.listen(outcome => {
        if (outcome.type !== 'paid' && outcome.type !== 'processing') return
        const items =
          parts.length > 1
            ? parts.map(part => ({ title: part.name, amount: part.amount, id }))
            : [{ title, amount, id }]
        completion(site).complete({ origin: 'pledge', checkoutData: outcome.order, item: { title }, items })
        open(pathTo('order-complete'), { replace: true })
      }),
    [pay, site, id, title, amount, parts, open],
  )

  const bought = (
    <div className="pledge-pay-top">
      <p>
        <strong>
          <bdi>{money(amount)}</bdi>
        </strong>{' '}
        <span>{title}</span>
      </p>
      {parts.length > 0 && <PartRows parts={parts} money={money} />}
      {matched > 0 && <p>{say('matched', { amount: money(matched) })}</p>}
    </div>
  )
  if (mustSignIn) {
    return (
      <>
        {bought}
        <LinkButton variant="primary" wide href={hrefTo('sign-in', { query: { _redirect: links?.here() } })}>
          {say('signIn')}
        </LinkButton>
      </>
    )
  }
  return (
    <Checkout
      checkout={pay}
      isShown
      show={shown => shown || open(pathTo('pledges'))}
      isResumed
      thing={say('thing')}
      bought={bought}
      payer={pledge.guest}
      analytics={{ wanted: false, item: 'pledge' }}
      thankYou={completed => <PledgeDone completed={completed} />}
    />
  )
}

type EndedProps = Readonly<{ kind?: 'success' | 'info'; title: string; text: string }>

function Ended({ kind = 'info', title, text }: EndedProps) {
  const { hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  return (
    <Result kind={kind} level={2} title={title} action={<LinkButton href={hrefTo('home')}>{say('home')}</LinkButton>}>
      <p>{text}</p>
    </Result>
  )
}
