import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { shareMessages } from '../../../lib/share.messages.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { ShareLinks } from '../../../ui/share-links.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { BidBar } from '../bid/bid-bar.tsx'
import { useShownLot } from '../bid/shown-lots.ts'
import { useBid } from '../bid/use-bid.ts'
import { useBidPlaced } from '../bid/use-bid-placed.ts'
import { BackToItems } from '../lists/back-to-items.tsx'
import { isMissing, type LotDetails, lot as liveLot } from '../lot.store.ts'
import { isSold } from '../lot-words.ts'
import { WatchButton } from '../watch-button.tsx'
import { Gallery } from './gallery.tsx'
import { History } from './history.tsx'
import { LogCheck } from './log-check.tsx'
import css from './lot.css?inline'
import { lotMessages } from './lot.messages.ts'
import { LotMissing } from './lot-missing.tsx'
import { LotPanel } from './lot-panel.tsx'
import { LotText } from './lot-text.tsx'
import { useTimeAnnouncements } from './use-time-announcements.ts'

type Props = Readonly<{
  id: string
  /** Receives the lot's title once it is known. */
  onTitle?: (title: string) => void
}>

/** One lot: its description, how its bids stand, and bidding on it. */
export function LotView({ id, onTitle }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(lotMessages)
  const { notLive, ...frame } = useExplainedLive(liveLot(site, id), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  const title = state.type === 'ready' ? state.value.title : undefined

  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])

  if (state.type === 'loading') return <RouteSkeleton name="auction_item" {...waitingWords(state, frame.words)} />
  if (isMissing(state)) return <LotMissing />
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {lot => <Lot lot={lot} notLive={notLive} />}
    </ResourceFrame>
  )
}

function Lot({ lot, notLive }: Readonly<{ lot: LotDetails; notLive: string | undefined }>) {
  const bid = useBid(lot)
  useShownLot(lot.auction_item_id)
  useBidPlaced(bid)
  useTimeAnnouncements(lot)
  return (
    <Page
      before={
        <div className="lot-top">
          <BackToItems id={lot.auction_item_id} />
          <WatchButton lot={lot} />
        </div>
      }
    >
      <div className="lot">
        <Gallery title={lot.title} pictures={[...(lot.picture ? [lot.picture] : []), ...lot.pictures]} />
        <LotPanel bid={bid} notLive={notLive} />
        <div className="lot-more">
          <LotText lot={lot} />
          {!isSold(lot) && !lot.without_bidsYN && <History lot={lot} />}
          {lot.state === 'closed' && lot.bid_count > 0 && <LogCheck lot={lot} />}
          <LotShare lot={lot} />
        </div>
      </div>
      <BidBar bid={bid} />
    </Page>
  )
}

/** Buttons to share the lot. */
function LotShare({ lot }: Readonly<{ lot: LotDetails }>) {
  const { element } = useSurroundings()
  const { microsite_url, name } = useSettings()
  const say = useMessages(shareMessages)
  const url = microsite_url.replace(/\/$/, '') + pathTo('auction-item', { id: lot.auction_item_id })
  return (
    <ShareLinks
      title={lot.title}
      text={`${lot.title} – ${name}`}
      url={url}
      view={element.ownerDocument.defaultView}
      say={say}
    />
  )
}
