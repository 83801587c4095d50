import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { Result } from '../../../ui/result.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { Checkout } from '../../checkout/checkout.tsx'
import type { Promised } from '../../checkout/outcome.ts'
import { EmptyLots } from '../lists/empty-lots.tsx'
import { myBids } from '../my-bids/my-bids.store.ts'
import { createAuctionPay, type AuctionPay as Pay } from './auction-pay.store.ts'
import { LotsStep } from './lots-step.tsx'
import { paddleClaim } from './paddle-claim.store.ts'
import css from './pay.css?inline'
import { payMessages } from './pay.messages.ts'
import { useCompleted } from './use-completed.ts'

/**
 * All lots that somebody has won or buys, in one order.
 * @param claim from a link to the lots that a paddle at the venue has won
 */
export function AuctionPay({ claim }: Readonly<{ claim?: string | undefined }>) {
  const bids = useUserSlice(myBids)
  if (!claim) return <Lots />
  return bids ? <Claimed key={claim} claim={claim} /> : <SignInFirst claim={claim} />
}

/** Only an account can take over a paddle. */
function SignInFirst({ claim }: Readonly<{ claim: string }>) {
  const { hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  const back = pathTo('auction-checkout', { query: { claim } })
  return (
    <Page width="narrow" title={say('title')} lead={say('claim')}>
      <LinkButton variant="primary" wide href={hrefTo('sign-in', { query: { _redirect: back } })}>
        {say('signIn')}
      </LinkButton>
    </Page>
  )
}

/** First makes the paddle the visitor's own. */
function Claimed({ claim }: Readonly<{ claim: string }>) {
  const { site } = useSurroundings()
  const say = useTermMessages(payMessages)
  const claimed = useStable(() => paddleClaim(site, claim), [site, claim])
  const frame = useExplained(claimed, { loading: say('loading'), failed: say('failed') })
  const { state, words } = frame
  if (state.type === 'loading') return <RouteSkeleton name="checkout" {...waitingWords(state, words)} />
  if (state.type === 'ready') return <Lots />
  return (
    <Page width="narrow" title={say('title')}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {() => null}
      </ResourceFrame>
    </Page>
  )
}

function Lots() {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useTermMessages(payMessages)
  // Remounted for another user, who has other lots to pay for.
  const bids = useUserSlice(myBids)
  const pay = useStable(() => createAuctionPay(site), [site, bids])
  const frame = useExplained(pay, { loading: say('loading'), failed: say('failed') })
  const { state, words } = frame
  if (state.type === 'loading') return <RouteSkeleton name="checkout" {...waitingWords(state, words)} />
  return (
    <Page width="narrow" title={say('title')}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {lines => <Steps pay={pay} isEmpty={lines.length === 0} />}
      </ResourceFrame>
    </Page>
  )
}

function Steps({ pay, isEmpty }: Readonly<{ pay: Pay; isEmpty: boolean }>) {
  const say = useTermMessages(payMessages)
  const { checkout } = pay
  const view = useStore(pay.$view)
  const wonMeanwhile = useStore(pay.$wonMeanwhile)
  const isReady = useStore(pay.$isReady)
  const mustSignIn = useStore(checkout.$mustSignIn)
  const outcome = useStore(checkout.payment.$outcome)
  const isDone = 'order' in outcome
  const isShown = isDone || (view === 'checkout' && isReady && !mustSignIn)
  useCompleted(pay)
  const paidElsewhere = useStore(pay.$isPaidElsewhere) && (
    <Notice kind="info" title={say('paidElsewhereTitle')}>
      {say('paidElsewhere')}
    </Notice>
  )

  // A payment that a reload has interrupted is looked up, even if nothing is left to pay.
  if (isEmpty && !isDone && !checkout.payment.isUnderWay()) {
    return (
      <>
        {paidElsewhere}
        <EmptyLots title={say('emptyTitle')}>{say('empty')}</EmptyLots>
      </>
    )
  }
  return (
    <>
      {paidElsewhere}
      {!isShown && <LotsStep pay={pay} mustSignIn={mustSignIn} />}
      {isShown && !isDone && wonMeanwhile > 0 && (
        <Notice kind="info" title={say('wonMeanwhile', { count: wonMeanwhile })}>
          {say('addLots')}
        </Notice>
      )}
      <Checkout
        checkout={checkout}
        isShown={isShown}
        show={shown => pay.show(shown ? 'checkout' : 'lots')}
        isResumed={pay.isResumed}
        thing={say('thing')}
        areThings
        bought={<Bought pay={pay} />}
        analytics={{ wanted: false, item: 'auction' }}
        thankYou={completed =>
          completed.type === 'promised' ? (
            <PromisedLots order={completed.order} />
          ) : (
            <RouteSkeleton name="checkout" label={say('loading')} />
          )
        }
      />
    </>
  )
}

/** The lots that are paid for, above every step. */
function Bought({ pay }: Readonly<{ pay: Pay }>) {
  const { locale } = useSurroundings()
  const say = useTermMessages(payMessages)
  const { currency, currency_decimals: decimals } = useSettings()
  const chosen = useStore(pay.$chosen)
  const minor = useStore(pay.checkout.$amount) ?? 0
  const isFixed = useStore(pay.checkout.$isFixed)
  return (
    <div className="pay-top">
      <strong>
        <bdi>{formatMoney({ minor, currency, decimals }, locale)}</bdi>
      </strong>{' '}
      <span>{say('lots', { count: chosen.length })}</span>
      <Button variant="quiet" disabled={isFixed} label={say('changeLots')} onClick={() => pay.show('lots')}>
        {say('change')}
      </Button>
    </div>
  )
}

/** How to pay offline: the organiser's instructions. */
function PromisedLots({ order }: Readonly<{ order: Promised }>) {
  const say = useTermMessages(payMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="pay-promised">
      <Result kind="success" level={2} title={say('promisedTitle')}>
        <p className="pay-how">{order.instructions}</p>
        <p>{say('promised')}</p>
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
    </div>
  )
}
