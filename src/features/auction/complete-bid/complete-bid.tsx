import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { decodedSegment } from '../../../lib/urls.ts'
import { navigation } from '../../../store/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { useShownLot } from '../bid/shown-lots.ts'
import { useBid } from '../bid/use-bid.ts'
import { useBidPlaced } from '../bid/use-bid-placed.ts'
import { EmptyLots } from '../lists/empty-lots.tsx'
import lotCss from '../lot/lot.css?inline'
import { LotMissing } from '../lot/lot-missing.tsx'
import { LotPanel } from '../lot/lot-panel.tsx'
import { isMissing, type LotDetails, lot as liveLot } from '../lot.store.ts'
import { lotMoney } from '../lot-words.ts'
import { completeBidMessages } from './complete-bid.messages.ts'

/** Offers a bid that was typed before the sign-in. Only a press places it. */
export function CompleteBid() {
  const { site } = useSurroundings()
  const say = useMessages(completeBidMessages)
  const attempt = useStore(navigation(site).$state).anonymousBidAttempt
  // Kept here, since the stored attempt is deleted once it is placed.
  const [first] = useState(attempt)
  const id = idIn(first?.bidPath)
  if (!first || id === undefined) {
    return (
      <Page width="narrow">
        <EmptyLots title={say('emptyTitle')}>{say('empty')}</EmptyLots>
      </Page>
    )
  }
  return <Attempted id={id} amount={attempt?.amount} />
}

type Props = Readonly<{ id: string; amount: number | undefined }>

function Attempted({ id, amount }: Props) {
  useStyles(lotCss)
  const { site } = useSurroundings()
  const say = useMessages(completeBidMessages)
  const { notLive, ...frame } = useExplainedLive(liveLot(site, id), { loading: say('loading'), failed: say('failed') })
  if (isMissing(frame.state)) return <LotMissing />
  return (
    <Page width="narrow">
      <ResourceFrame {...frame} skeleton={<Skeleton height={480} radius={12} />} Problem={NoticeProblem}>
        {lot => <Offered lot={lot} amount={amount} notLive={notLive} />}
      </ResourceFrame>
    </Page>
  )
}

type OfferedProps = Readonly<{ lot: LotDetails; amount: number | undefined; notLive: string | undefined }>

function Offered({ lot, amount, notLive }: OfferedProps) {
  const { site, locale } = useSurroundings()
  const { open, hrefTo } = useLinks()
  const say = useMessages(completeBidMessages)
  const bid = useBid(lot)
  const path = hrefTo('auction-item', { id: lot.auction_item_id })
  useShownLot(lot.auction_item_id)
  useBidPlaced(bid)

  function discard() {
    const bidPath = navigation(site).$state.get().anonymousBidAttempt?.bidPath
    navigation(site).change({ anonymousBidAttempt: undefined })
    open(bidPath ?? '/', { replace: true })
  }

  return (
    <>
      <p className="page-lead">
        {amount === undefined ? say('leadGone') : say('lead', { amount: lotMoney(lot, amount, locale) })}
      </p>
      <LotPanel bid={bid} notLive={notLive} />
      {amount === undefined ? (
        <LinkButton href={path}>{say('toLot')}</LinkButton>
      ) : (
        <Button variant="quiet" onClick={discard}>
          {say('discard')}
        </Button>
      )}
    </>
  )
}

/** The lot's id in a path like `/auction/items/7`. Stored data is untrusted. */
function idIn(path: string | undefined): string | undefined {
  const [, id] = /^\/auction\/items\/([^/?#]+)$/.exec(path ?? '') ?? []
  return id && decodedSegment(id)
}
