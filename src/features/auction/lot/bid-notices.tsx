import { useMessages } from '../../../hooks/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { BidOutcome } from '../bid/bid-outcome.tsx'
import { StandingNotice } from '../bid/standing-notice.tsx'
import type { Bid } from '../bid/use-bid.ts'
import { WithdrawnBid } from '../bid/withdrawn-bid.tsx'
import { lotMessages } from './lot.messages.ts'
import type { obstacleTo } from './obstacle.ts'

type Props = Readonly<{ bid: Bid; obstacle: ReturnType<typeof obstacleTo> }>

/** How the visitor's bids stand, and why they can't bid just now. */
export function BidNotices({ bid, obstacle }: Props) {
  const say = useMessages(lotMessages)
  const { lot, standing, money } = bid
  return (
    <>
      <WithdrawnBid bid={bid} />
      <StandingNotice bid={bid} />
      <BidOutcome bid={bid} />
      {obstacle && standing.type !== 'withdrawn' && (
        <div className="lot-obstacle">
          <Notice
            kind="info"
            title={say(obstacle, { price: lot.asking_price === undefined ? '' : money(lot.asking_price) })}
            silent
          />
        </div>
      )}
    </>
  )
}
