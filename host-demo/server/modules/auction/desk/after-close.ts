import { nextBid } from '../../../../../src/lib/next-bid.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { alertBidders } from '../alerts.ts'
import { scheduleCharges } from '../charge/schedule-charges.ts'
import { recordWins } from '../close-lot.ts'
import { nextOf } from '../rules/standing.ts'
import { dropWins } from '../won-lots.ts'
import { act, type Moment, refuseUnless } from './act.ts'
import { refuseIfFloorTaken } from './floor.ts'

interface Asked {
  readonly auction_item_id: string
  readonly idempotency_key?: string | null | undefined
  readonly reason?: string | null | undefined
}

export const reopenLot = act<Asked & { minutes?: number | null | undefined; reason: string }>(
  async ({ trx, sale, lot, terms, change }, { minutes, reason }) => {
    refuseUnless(lot.state === 'closed' && lot.kind !== 'sealed_bid' && lot.kind !== 'buy_now')
    await dropWins(trx, sale, lot)
    const happening = { kind: 'reopened', details: { reason } } as const
    if (lot.kind === 'live_auction') {
      await refuseIfFloorTaken({ trx, sale })
      const asking = lot.price === null ? nextOf(terms, 0, null) : nextBid(terms.increments, lot.price)
      return change(happening, { state: 'open', won: 0, on_floor: true, asking_price: asking, remote_locked: false })
    }
    const end = new Date(sale.at.getTime() + (minutes ?? 10) * 60_000)
    const closes_at = end < lot.closes_at ? end : lot.closes_at
    return change(happening, { state: 'open', won: 0, closes_at, effective_ends_at: end })
  },
)

/** One more piece, for another bidder. */
export const sellExtraCopy = act<Asked & { paddle: number; price: number }>(
  async ({ trx, sale, lot, change }, { paddle, price }) => {
    refuseUnless(lot.state === 'closed' && lot.kind !== 'buy_now')
    const bidder = await bidderOfPaddle({ trx, sale, lot }, paddle)
    if (bidder.amount !== null) {
      throw new HttpError(409, { error: 'already_won', error_description: 'This bidder has won it already.' })
    }
    if (lot.kind !== 'live_auction' && (bidder.maximum ?? 0) < price) {
      throw new HttpError(409, { error: 'above_maximum', error_description: 'This bidder has not offered as much.' })
    }
    const changed = await change({ kind: 'copy_sold', bidder: bidder.id, amount: price }, { won: lot.won + 1 })
    await recordWins(trx, lot, [{ bidder: bidder.id, pays: price }], sale.at)
    await alertBidders(trx, sale.event, changed, new Map([[bidder.id, { outcome: 'won', price }]]))
    await scheduleCharges(trx, sale, [bidder.id])
    return changed
  },
)

export const cancelWin = act<Asked & { paddle: number; reason: string }>(
  async ({ trx, sale, lot, change }, { paddle, reason }) => {
    const bidder = await bidderOfPaddle({ trx, sale, lot }, paddle)
    refuseUnless(bidder.amount !== null)
    await dropWins(trx, sale, lot, bidder.id)
    const changed = await change(
      { kind: 'win_cancelled', bidder: bidder.id, details: { reason } },
      { won: lot.won - 1 },
    )
    const alert = { outcome: 'withdrawn', price: null, reason } as const
    await alertBidders(trx, sale.event, changed, new Map([[bidder.id, alert]]))
    return changed
  },
)

/** @throws {HttpError} 404 `bidder_not_found` */
async function bidderOfPaddle({ trx, sale, lot }: Pick<Moment, 'trx' | 'sale' | 'lot'>, paddle: number) {
  const found = await trx
    .selectFrom('bidders')
    .leftJoin('standing_bids', join =>
      join.onRef('standing_bids.bidder_id', '=', 'bidders.id').on('standing_bids.lot_id', '=', lot.id),
    )
    .leftJoin('lot_wins', join =>
      join.onRef('lot_wins.bidder_id', '=', 'bidders.id').on('lot_wins.lot_id', '=', lot.id),
    )
    .select(['bidders.id', 'standing_bids.maximum', 'lot_wins.amount'])
    .where('bidders.event_id', '=', sale.event.id)
    .where('paddle', '=', paddle)
    .executeTakeFirst()
  if (found) return found
  throw new HttpError(404, { error: 'bidder_not_found', error_description: 'Nobody has this paddle here.' })
}
