import { endOthers } from '../../../checkout/orders/replace-orders.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { alertAllBidders, alertBidders } from '../alerts.ts'
import { openStanding } from '../explain-outcome.ts'
import { notifyOutbid } from '../notify-outbid.ts'
import { countStanding, resetStandingBid } from '../standing-bids.ts'
import { subjectOf } from '../stock.ts'
import { dropWins } from '../won-lots.ts'
import { type LotActionContext, lotAction, refuseUnless } from './lot-action.ts'
import { standingOf } from './standing-of.ts'

interface Asked {
  readonly auction_item_id: string
  readonly idempotency_key?: string | null | undefined
  readonly reason?: string | null | undefined
}

const bidKinds: readonly string[] = ['bid', 'pre_bid', 'floor_bid']

/** Withdraws a bid, or reinstates it: the lot becomes what it would be without it, or with it. */
const changeBid = (kind: 'bid_withdrawn' | 'bid_reinstated') =>
  lotAction<Asked & { sequence: number }>(async (context, { sequence, reason }) => {
    const { trx, sale, lot, change } = context
    refuseUnless(lot.state === 'open')
    const found = await trx
      .selectFrom('auction_log')
      .select(['bidder_id', 'kind'])
      .where('lot_id', '=', lot.id)
      .where('sequence', '=', sequence)
      .executeTakeFirst()
    const bidder = found && bidKinds.includes(found.kind) ? found.bidder_id : null
    if (bidder === null) {
      throw new HttpError(404, { error: 'bid_not_found', error_description: 'There is no such bid.' })
    }
    const isWithdrawn = kind === 'bid_withdrawn'
    const row = { lot_id: lot.id, sequence }
    const rows = isWithdrawn
      ? await trx
          .insertInto('withdrawn_bids')
          .values(row)
          .onConflict(one => one.doNothing())
          .returningAll()
          .execute()
      : await trx
          .deleteFrom('withdrawn_bids')
          .where('lot_id', '=', lot.id)
          .where('sequence', '=', sequence)
          .returningAll()
          .execute()
    refuseUnless(rows.length > 0)
    const own_maximum = await resetStandingBid(trx, lot, bidder)
    const isCounted = found?.kind !== 'pre_bid'
    const bidders = isCounted && lot.kind === 'sealed_bid' ? await countStanding(trx, lot) : undefined
    const bid_count = bidders ?? lot.bid_count + (isCounted ? (isWithdrawn ? -1 : 1) : 0)
    const changed = await change(
      { kind, bidder, details: { of: sequence, reason: reason ?? null } },
      { ...(await standingOf(context)), bid_count },
    )
    await notifyOutbid(trx, sale, { before: lot, after: changed, except: bidder })
    const standing = openStanding(changed, { bidder, maximum: own_maximum })
    const alert = isWithdrawn
      ? ({ outcome: kind, price: null, reason: reason ?? '' } as const)
      : ({ outcome: kind, price: changed.price, standing, own_maximum } as const)
    await alertBidders(trx, sale.event, changed, new Map([[bidder, alert]]))
    return changed
  })

export const withdrawBid = changeBid('bid_withdrawn')
export const reinstateBid = changeBid('bid_reinstated')

/** Withdraws a lot, even after the close if nobody has paid. Its bidders are told why. */
export const withdrawLot = lotAction<Asked & { reason: string }>(async ({ trx, sale, lot, change }, { reason }) => {
  refuseUnless(lot.state !== 'withdrawn')
  await dropWins(trx, sale, lot)
  await endOthers(trx, sale, subjectOf(lot))
  const changed = await change(
    { kind: 'withdrawn', details: { reason } },
    { state: 'withdrawn', won: 0, on_floor: false, asking_price: null, remote_locked: false, paused_at: null },
  )
  await alertAllBidders(trx, sale.event, changed, { outcome: 'withdrawn', price: null, reason })
  return changed
})

/** The least minutes that are left when a lot is reinstated. */
const minutesBack = 10

export const reinstateLot = lotAction<Asked>(async (context, { reason }) => {
  const { trx, sale, lot, change } = context
  refuseUnless(lot.state === 'withdrawn' && !(lot.kind === 'sealed_bid' && (await hasClosed(trx, lot))))
  const least = new Date(sale.at.getTime() + minutesBack * 60_000)
  const effective_ends_at = lot.effective_ends_at > sale.at ? lot.effective_ends_at : least
  const standing = await standingOf(context)
  const changed = await change(
    { kind: 'reinstated', details: { reason: reason ?? null } },
    { ...standing, state: 'open', effective_ends_at },
  )
  await alertAllBidders(trx, sale.event, changed, { outcome: 'reopened', price: changed.price })
  return changed
})

/** Has it closed before? Then its sealed bids are public already. */
async function hasClosed(trx: LotActionContext['trx'], { id }: LotActionContext['lot']): Promise<boolean> {
  const closed = trx.selectFrom('auction_log').select('sequence').where('lot_id', '=', id).where('kind', '=', 'closed')
  return (await closed.executeTakeFirst()) !== undefined
}
