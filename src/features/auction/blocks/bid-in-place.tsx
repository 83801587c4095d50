import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { BlockedSignIn } from '../../checkout/blocked-sign-in.tsx'
import { auctionMessages } from '../auction.messages.ts'
import { BidForm } from '../bid/bid-form.tsx'
import { priceFor } from '../bid/price-for.ts'
import { useShownLot } from '../bid/shown-lots.ts'
import { useBid } from '../bid/use-bid.ts'
import { useBidPlaced } from '../bid/use-bid-placed.ts'
import { BidNotices } from '../lot/bid-notices.tsx'
import { obstacleTo } from '../lot/obstacle.ts'
import type { LotDetails } from '../lot.store.ts'
import { lotMoney, notesOf } from '../lot-words.ts'
import { useLotTime } from '../use-lot-time.ts'
import { LotInPlace } from './lot-in-place.tsx'

/** Bids on a lot inside a block. */
export function BidInPlace({ id, onBack }: Readonly<{ id: string; onBack: () => void }>) {
  return (
    <LotInPlace id={id} onBack={onBack}>
      {lot => <Bidding lot={lot} />}
    </LotInPlace>
  )
}

function Bidding({ lot }: Readonly<{ lot: LotDetails }>) {
  const { locale } = useSurroundings()
  const say = useMessages(auctionMessages)
  const bid = useBid(lot)
  const { phase, time } = useLotTime(lot)
  const obstacle = obstacleTo(lot, phase)
  const price = priceFor(bid, phase, say)
  useShownLot(lot.auction_item_id)
  useBidPlaced(bid)
  return (
    <div className="lot-here-form">
      <div className="lot-here-price">
        {price && (
          <p>
            {price.label} <strong className="lot-here-amount">{lotMoney(lot, price.minor, locale)}</strong>
          </p>
        )}
        {time && <p className="lot-here-text">{time}</p>}
      </div>
      <p className="lot-here-text">{notesOf({ ...lot, buy_now_price: undefined }, phase, say, locale).join(' · ')}</p>
      <BidNotices bid={bid} obstacle={obstacle} />
      {!obstacle && phase === 'open' && <BidForm bid={bid} />}
      <BlockedSignIn />
    </div>
  )
}
