import { HttpError } from '../../../platform/http/http-error.ts'
import { alertAllBidders, alertBidders } from '../alerts.ts'
import type { LotChange } from '../change-lot.ts'
import { scheduleCharges } from '../charge/schedule-charges.ts'
import { recordWins } from '../close-lot.ts'
import type { Lot } from '../find-lot.ts'
import { scheduleResultMails } from '../mails/schedule-result-mails.ts'
import { dropWins } from '../won-lots.ts'
import { type LotActionContext, lotAction, refuseUnless } from './lot-action.ts'
import { standingOf } from './standing-of.ts'
import { takeFloor } from './take-floor.ts'

interface Asked {
  readonly auction_item_id: string
  readonly idempotency_key?: string | null | undefined
  readonly reason?: string | null | undefined
}

export const reopenLot = lotAction<Asked & { minutes?: number | null | undefined; reason: string }>(
  async (context, { minutes, reason }) => {
    const { trx, sale, lot, change } = context
    refuseUnless(lot.state === 'closed' && lot.kind !== 'sealed_bid' && lot.kind !== 'buy_now')
    await dropWins(trx, sale, lot)
    const entry = { kind: 'reopened', details: { reason } } as const
    const again = { ...(await reopened(context, minutes ?? 10)), state: 'open', won: 0 } as const
    const open = () => change(entry, again)
    const changed = await (again.on_floor ? takeFloor(context, open) : open())
    await alertAllBidders(trx, sale.event, changed, { outcome: 'reopened', price: changed.price })
    return changed
  },
)

/** A live lot returns to the floor; any other one ends after these minutes. */
async function reopened({ trx, sale, lot, terms }: LotActionContext, minutes: number): Promise<LotChange> {
  if (lot.kind === 'live_auction') {
    const floor = await standingOf({ trx, lot: { ...lot, on_floor: true }, terms })
    return { ...floor, on_floor: true, remote_locked: false }
  }
  const end = new Date(sale.at.getTime() + minutes * 60_000)
  const closes_at = end < lot.closes_at ? end : lot.closes_at
  return { ...(await standingOf({ trx, lot, terms })), closes_at, effective_ends_at: end }
}

/** Sells one more piece to another bidder. */
export const sellExtraCopy = lotAction<Asked & { paddle: number; price: number }>(
  async ({ trx, sale, lot, change }, { paddle, price }) => {
    refuseUnless(lot.state === 'closed' && lot.kind !== 'buy_now')
    const bidder = await bidderOfPaddle({ trx, sale, lot }, paddle)
    if (bidder.amount !== null) {
      throw new HttpError(409, { error: 'already_won', error_description: 'This bidder has won it already.' })
    }
    if (lot.kind !== 'live_auction' && (bidder.maximum ?? 0) < price) {
      throw new HttpError(409, { error: 'above_maximum', error_description: 'This bidder has not offered as much.' })
    }
    await recordWins(trx, lot, [{ bidder: bidder.id, pays: price }], sale.at)
    const changed = await change({ kind: 'copy_sold', bidder: bidder.id, amount: price }, await winnersOf(trx, lot))
    await alertBidders(trx, sale.event, changed, new Map([[bidder.id, { outcome: 'won', price }]]))
    await scheduleCharges(trx, sale, [bidder.id])
    await scheduleResultMails(trx, lot, bidder.id)
    return changed
  },
)

export const cancelWin = lotAction<Asked & { paddle: number; reason: string }>(
  async ({ trx, sale, lot, change }, { paddle, reason }) => {
    const bidder = await bidderOfPaddle({ trx, sale, lot }, paddle)
    refuseUnless(bidder.amount !== null)
    await dropWins(trx, sale, lot, bidder.id)
    const changed = await change(
      { kind: 'win_cancelled', bidder: bidder.id, details: { reason } },
      await winnersOf(trx, lot),
    )
    const alert = { outcome: 'win_cancelled', price: null, reason } as const
    await alertBidders(trx, sale.event, changed, new Map([[bidder.id, alert]]))
    return changed
  },
)

/** The lot's leaders and price become those of its winners, because everybody sees them. */
async function winnersOf(trx: LotActionContext['trx'], { id, price }: Lot): Promise<LotChange> {
  const wins = await trx
    .selectFrom('lot_wins')
    .select(['bidder_id', 'amount'])
    .where('lot_id', '=', id)
    .orderBy('amount', 'desc')
    .orderBy('won_at')
    .orderBy('bidder_id')
    .execute()
  return { won: wins.length, leaders: wins.map(({ bidder_id }) => bidder_id), price: wins.at(-1)?.amount ?? price }
}

/** @throws {HttpError} 404 `bidder_not_found` */
async function bidderOfPaddle({ trx, sale, lot }: Pick<LotActionContext, 'trx' | 'sale' | 'lot'>, paddle: number) {
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
