import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { alertBidders } from './alerts.ts'
import { bidDataOf, pushBidData } from './bid-data.ts'
import { type Bidder, shownAs } from './bidders.ts'
import { scheduleClose } from './close-job.ts'
import { type Lot, lockLot, termsOf } from './find-lot.ts'
import { appendToLog } from './log.ts'
import { receiptFor } from './receipts.ts'
import { refused, refuseUnbiddable } from './refusals.ts'
import { commitmentTo } from './rules/sealed.ts'
import { extendedEnd } from './rules/soft-close.ts'
import { type Bid, byRank, type Outcome, outcomeOf, refusalOf, type Terms } from './rules/standing.ts'
import { bestBids } from './standing-bids.ts'

/** A bid as it was asked for. */
export interface AskedBid {
  readonly key: string
  readonly amount: number
  /** Milliseconds from the device to the server. */
  readonly networkDelay: number | null
}

/**
 * Accepts a bid or refuses it, in one transaction under the lot's lock, by the database's clock. A key that was
 * accepted before gets its receipt again and changes nothing.
 * @throws {HttpError} as the endpoint `placeBid` says
 */
export async function placeBid(
  { db, now, rowLocks }: Context,
  event: Event,
  lotId: string,
  bidder: Bidder,
  bid: AskedBid,
) {
  return inTransaction(db, async trx => {
    const lot = await lockLot(trx, event.id, lotId, rowLocks)
    const terms = termsOf(lot, event.currency_decimals)
    const earlier = await receiptFor(trx, lot, bidder, bid)
    if (earlier) return { receipt: earlier, bid_data: bidDataOf(lot, terms, await shownAs(trx, lot.leaders)) }
    const at = await databaseTime(trx, now)
    refuseUnbiddable(lot, at)
    const bids = await bestBids(trx, lot)
    const own: Bid = { bidder: bidder.id, maximum: bid.amount, sequence: lot.sequence + 1 }
    refuseBid(
      event,
      lot,
      terms,
      outcomeOf(terms, bids),
      bids.find(({ bidder }) => bidder === own.bidder),
      own,
    )
    const outcome = outcomeOf(terms, [...bids.filter(({ bidder }) => bidder !== own.bidder), own].sort(byRank))
    const salt = randomBytes(32).toString('hex')
    const changed = await acceptBid(trx, lot, at, outcome, own, {
      ...bid,
      bidder: bidder.id,
      salt,
      commitment: commitmentTo(lot.id, bidder.id, bid.amount, salt),
    })
    const data = bidDataOf(changed, terms, await shownAs(trx, changed.leaders))
    await pushBidData(trx, changed, data)
    if (lot.kind !== 'sealed_bid') {
      const outbid = lot.leaders.filter(id => !changed.leaders.includes(id))
      await alertBidders(trx, changed, new Map(outbid.map(id => [id, { outcome: 'outbid', price: changed.price }])))
    }
    const receipt = await receiptFor(trx, changed, bidder, bid)
    if (!receipt) throw new Error(`The bid ${bid.key} is not in the log`)
    return { receipt, bid_data: data }
  })
}

function refuseBid(
  event: Event,
  lot: Lot,
  terms: Terms,
  outcome: Outcome,
  own: Bid | undefined,
  { maximum }: Bid,
): void {
  if (lot.kind === 'sealed_bid') {
    if (maximum < lot.opening_price) throw refused({ why: 'bid_too_low', least: lot.opening_price }, event)
    return
  }
  const refusal = refusalOf(terms, outcome, own, maximum)
  if (refusal) throw refused(refusal, event)
}

async function acceptBid(
  trx: Transaction<Database>,
  lot: Lot,
  at: Date,
  { leaders, price, reserveMet }: Outcome,
  own: Bid,
  logged: Parameters<typeof appendToLog>[5],
): Promise<Lot> {
  const state = {
    price,
    leaders: leaders.map(({ bidder }) => bidder),
    reserve_met: reserveMet,
    bid_count: lot.bid_count + 1,
    effective_ends_at:
      lot.kind === 'sealed_bid' ? lot.effective_ends_at : extendedEnd(lot.effective_ends_at, at, lot.extension_minutes),
  }
  const changed = { ...lot, ...state, ...(await appendToLog(trx, lot, 'bid', at, state, logged)) }
  const { bidder: bidder_id, maximum, sequence } = own
  await trx
    .insertInto('standing_bids')
    .values({ lot_id: lot.id, bidder_id, maximum, sequence })
    .onConflict(conflict => conflict.columns(['lot_id', 'bidder_id']).doUpdateSet({ maximum, sequence }))
    .execute()
  const { sequence: lotSequence, log_hash } = changed
  await trx
    .updateTable('lots')
    .set({ ...state, leaders: JSON.stringify(state.leaders), sequence: lotSequence, log_hash })
    .where('id', '=', lot.id)
    .execute()
  if (changed.effective_ends_at > lot.effective_ends_at) await scheduleClose(trx, changed)
  return changed
}
