import { nextBid } from '../../../../../src/lib/next-bid.ts'
import type { LotChange } from '../change-lot.ts'
import { nextOf, outcomeOf } from '../rules/standing.ts'
import { bestBids, highestFloorBid } from '../standing-bids.ts'
import type { LotActionContext } from './lot-action.ts'

/** Price and leaders that result from the bids that stand. */
export async function standingOf({
  trx,
  lot,
  terms,
}: Pick<LotActionContext, 'trx' | 'lot' | 'terms'>): Promise<LotChange> {
  if (lot.kind === 'sealed_bid') return {}
  if (lot.kind === 'live_auction') {
    const top = await highestFloorBid(trx, lot)
    const price = top?.amount ?? null
    const asking = price === null ? nextOf(terms, 0, null) : nextBid(terms.increments, price)
    return {
      price,
      leaders: top ? [top.bidder_id] : [],
      reserve_met: price !== null && price >= (lot.reserve ?? 0),
      asking_price: lot.on_floor ? asking : null,
    }
  }
  const { price, leaders, reserveMet } = outcomeOf(terms, await bestBids(trx, lot))
  return { price, leaders: leaders.map(({ bidder }) => bidder), reserve_met: reserveMet }
}
