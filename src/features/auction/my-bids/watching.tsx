import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { auctionMessages } from '../auction.messages.ts'
import { usePendingReads } from '../lists/use-pending-reads.ts'
import { lotMoney, priceOf } from '../lot-words.ts'
import { type ListedLot, lots } from '../lots.store.ts'
import { useLotTime } from '../use-lot-time.ts'
import { useWatched, WatchButton } from '../watch-button.tsx'
import { myBidsMessages } from './my-bids.messages.ts'

/** The lots that the visitor watches, kept current by pushes. */
export function Watching() {
  const { site } = useSurroundings()
  const say = useMessages(myBidsMessages)
  const ids = useWatched()
  const unread = usePendingReads({ watching: true, mine: false })
  const state = useStore(lots(site).$state)
  const watched = state.type === 'ready' ? [...ids].flatMap(id => state.value.get(id) ?? []) : []
  const isLost = unread?.state.type === 'failed'
  if (!watched.length && !isLost) return null
  return (
    <section className="my-bids-group">
      <h2 className="my-bids-title">{say('watching')}</h2>
      {isLost && (
        <ResourceFrame {...unread} Problem={NoticeProblem}>
          {() => null}
        </ResourceFrame>
      )}
      <ul className="my-bids-rows">
        {watched.map(lot => (
          <WatchedRow key={lot.auction_item_id} lot={lot} />
        ))}
      </ul>
    </section>
  )
}

function WatchedRow({ lot }: Readonly<{ lot: ListedLot }>) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(auctionMessages)
  const { phase, time } = useLotTime(lot)
  const price = priceOf(lot, phase, say)
  const src = lot.picture && completeUrl(lot.picture, site.host)?.href
  const words = [price && `${price.label} ${lotMoney(lot, price.minor, locale)}`, time]
  return (
    <li className="my-bids-row">
      {src ? <img src={src} alt="" width={96} height={54} loading="lazy" /> : <span className="my-bids-no-picture" />}
      <div className="my-bids-words">
        <a href={hrefTo('auction-item', { id: lot.auction_item_id })}>{lot.title}</a>
        <span className="my-bids-quiet">{words.filter(Boolean).join(' · ')}</span>
      </div>
      <WatchButton lot={lot} />
    </li>
  )
}
