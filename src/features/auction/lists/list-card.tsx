import { useRef } from 'react'
import { useInView } from '../../../hooks/use-in-view.ts'
import { useLiveItem } from '../../../hooks/use-live.ts'
import { type Say, useMessages } from '../../../hooks/use-messages.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { auctionMessages } from '../auction.messages.ts'
import { type Standing, standingOf } from '../bid/standing.ts'
import { LotCard } from '../lot-card.tsx'
import type { LotState } from '../lot-words.ts'
import type { ListedLot } from '../lots.store.ts'
import type { OwnBid } from '../my-bids/my-bids.store.ts'
import { WatchButton } from '../watch-button.tsx'

type Props = Readonly<{
  collection: LiveCollection<ListedLot>
  id: string
  isRow: boolean
  eager: boolean
  own: OwnBid | undefined
}>

/** The card of one lot. It follows the lot while it is in view, and shows how the visitor's own bid stands. */
export function ListCard({ collection, id, isRow, eager, own }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const lot = useLiveItem(collection, id, useInView(container))
  const say = useMessages(auctionMessages)
  return (
    <div ref={container} className="lot-item" id={`lot-${id}`}>
      {lot && (
        <LotCard
          lot={lot}
          isRow={isRow}
          eager={eager}
          own={own && ownState(lot, own, say)}
          corner={<WatchButton lot={lot} />}
        />
      )}
    </div>
  )
}

/** Each push of the lot has its leaders, so this is known before the server's alert to the bidder comes. */
function ownState(lot: ListedLot, own: OwnBid, say: Say<typeof auctionMessages>): LotState | undefined {
  const { type } = standingOf(lot, own, undefined)
  const kind = kinds[type]
  return kind && { text: say(type as keyof typeof auctionMessages), kind }
}

const kinds: Readonly<Record<Standing['type'], LotState['kind'] | undefined>> = {
  none: undefined,
  leading: 'success',
  outbid: 'warning',
  placed: 'info',
  ended: undefined,
  won: 'success',
  lost: 'neutral',
  withdrawn: undefined,
}
