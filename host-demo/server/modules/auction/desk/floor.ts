import { HttpError } from '../../../platform/http/http-error.ts'
import { alertTo } from '../alerts.ts'
import { bidderByPaddle } from '../bidders.ts'
import { closeLot } from '../close-lot.ts'
import { notifyOutbid } from '../notify-outbid.ts'
import { refused } from '../refusals.ts'
import { onFloor } from '../rules/accept-bid.ts'
import { nextOf } from '../rules/standing.ts'
import { recordStandingFloorBid } from '../standing-bids.ts'
import { lotAction, refuseUnless } from './lot-action.ts'
import { refuseOvertaken, type SeenBid } from './seen-bid.ts'
import { takeFloor } from './take-floor.ts'

export const promoteLot = lotAction<Asked & { asking_price?: number | null | undefined }>(
  async ({ trx, sale, lot, terms, change }, { asking_price }) => {
    refuseUnless(lot.kind === 'live_auction' && lot.state === 'open' && !lot.on_floor && lot.paused_at === null)
    const asking = asking_price ?? nextOf(terms, lot.leaders.length, lot.price)
    const changed = await takeFloor({ trx, sale }, () =>
      change({ kind: 'promoted' }, { on_floor: true, asking_price: asking, remote_locked: false }),
    )
    const watching = await trx
      .selectFrom('watched_lots')
      .select('user_id')
      .where('lot_id', '=', lot.id)
      .union(db =>
        db
          .selectFrom('standing_bids')
          .innerJoin('bidders', 'bidders.id', 'standing_bids.bidder_id')
          .select('user_id')
          .where('lot_id', '=', lot.id)
          .where('user_id', 'is not', null)
          .$narrowType<{ user_id: string }>(),
      )
      .execute()
    const pushes = watching.map(({ user_id }) =>
      alertTo(user_id, sale.event, changed, { outcome: 'on_floor', price: asking }),
    )
    if (pushes.length) await trx.insertInto('outbox').values(pushes).execute()
    return changed
  },
)

export const demoteLot = lotAction(async ({ lot, change }) => {
  refuseUnless(lot.on_floor && lot.price === null)
  return change({ kind: 'demoted' }, { on_floor: false, asking_price: null, remote_locked: false })
})

export const setAskingPrice = lotAction<Asked & { asking_price: number }>(async ({ lot, change }, { asking_price }) => {
  refuseUnless(lot.on_floor && asking_price > (lot.price ?? 0))
  return change({ kind: 'asking_price', details: { asking_price } }, { asking_price })
})

export const lockRemoteBids = lotAction(async ({ lot, change }) => {
  refuseUnless(lot.on_floor && !lot.remote_locked)
  return change({ kind: 'locked' }, { remote_locked: true })
})

export const unlockRemoteBids = lotAction(async ({ lot, change }) => {
  refuseUnless(lot.on_floor && lot.remote_locked)
  return change({ kind: 'unlocked' }, { remote_locked: false })
})

export const recordFloorBid = lotAction<Asked & { paddle: number; amount?: number | null | undefined }>(
  async ({ trx, sale, lot, terms, change }, { paddle, amount: asked }) => {
    refuseUnless(lot.on_floor && lot.paused_at === null)
    const amount = asked ?? lot.asking_price ?? 0
    // To begin below the opening price, the auctioneer asks for less first: a slip of the hand does not.
    const least = Math.min(lot.opening_price, lot.asking_price ?? lot.opening_price)
    const isFirst = lot.price === null
    if (isFirst ? amount < least : amount <= (lot.price ?? 0)) {
      throw refused(
        { why: 'bid_too_low', least: isFirst ? least : nextOf(terms, lot.leaders.length, lot.price) },
        sale.event,
      )
    }
    const bidder = await bidderByPaddle(trx, sale.event.id, paddle)
    if (lot.leaders[0] === bidder.id) {
      throw new HttpError(409, { error: 'already_leading', error_description: 'This bidder leads already.' })
    }
    const changed = await change(
      { kind: 'floor_bid', bidder: bidder.id, amount },
      onFloor(terms, lot, bidder.id, amount),
    )
    await recordStandingFloorBid(trx, lot, { bidder: bidder.id, maximum: amount, sequence: changed.sequence })
    await notifyOutbid(trx, sale, { before: lot, after: changed })
    return changed
  },
)

interface Hammer extends Asked, SeenBid {
  readonly sold: 'yes' | 'no'
  readonly below_reserve?: 'yes' | 'no' | null | undefined
}

export const hammerLot = lotAction<Hammer>(
  async ({ trx, sale, lot, actor }, { sold, below_reserve, price: seenPrice, leader_mark }) => {
    refuseUnless(lot.on_floor)
    await refuseOvertaken(trx, sale.event, lot, { price: seenPrice, leader_mark })
    refuseUnless(sold === 'no' || lot.price !== null)
    if (sold === 'yes' && !lot.reserve_met && below_reserve !== 'yes') {
      throw new HttpError(409, { error: 'reserve_not_met', error_description: 'The reserve is not met.' })
    }
    const { price, leaders, reserve_met } = lot
    const wins = sold === 'yes' && price !== null ? leaders.map(bidder => ({ bidder, pays: price })) : []
    const entry = { kind: 'hammered', actor, details: { sold: sold === 'yes' } } as const
    return closeLot(trx, sale, lot, { price, leaders, reserve_met, wins }, entry)
  },
)

interface Asked {
  readonly auction_item_id: string
  readonly idempotency_key?: string | null | undefined
}
