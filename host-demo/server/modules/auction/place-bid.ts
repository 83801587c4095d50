import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { nextBid } from '../../../../src/lib/next-bid.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { alertBidders } from './alerts.ts'
import { bidDataOf, pushBidData } from './bid-data.ts'
import { type Bidder, shownAs } from './bidders.ts'
import { type Lot, lockLot, termsOf } from './find-lot.ts'
import { appendToLog, type StoredEntry } from './log.ts'
import { scheduleOutbidMails } from './mails/schedule-outbid-mails.ts'
import { findEntry, receiptOf } from './receipts.ts'
import { refused, refuseUnbiddable, refuseUnconfirmedAge } from './refusals.ts'
import { commitmentTo } from './rules/sealed.ts'
import { extendedEnd } from './rules/soft-close.ts'
import { type Bid, byRank, outcomeOf, refusalOf, type Terms } from './rules/standing.ts'
import { scheduleClose } from './schedule-close.ts'
import { bestBids, standsOnFloor } from './standing-bids.ts'

/** A bid as it was asked for. */
export interface AskedBid {
  readonly key: string
  readonly amount: number
  readonly ageConfirmed: 'yes' | 'no' | null | undefined
  /** Milliseconds from the device to the server. */
  readonly networkDelay: number | null
}

/**
 * Accepts a bid or refuses it, in one transaction under the lot's lock, by the database's clock. A key that was
 * accepted before gets its receipt again and changes nothing.
 * @throws {HttpError} as the endpoint `placeBid` says
 */
export async function placeBid(
  { db, now, rowLocks }: Pick<Context, 'db' | 'now' | 'rowLocks'>,
  event: Event,
  lotId: string,
  bidder: Bidder,
  bid: AskedBid,
) {
  return inTransaction(db, async trx => {
    const lot = await lockLot(trx, event.id, lotId, rowLocks)
    const terms = termsOf(lot, event.currency_decimals)
    const told = async (lot: Lot, entry: StoredEntry) => ({
      receipt: receiptOf(lot, bidder, entry),
      bid_data: bidDataOf(lot, terms, await shownAs(trx, lot.leaders)),
    })
    const earlier = await findEntry(trx, lot, bidder, bid)
    if (earlier) return told(lot, earlier)
    const at = await databaseTime(trx, now)
    refuseUnbiddable(lot, at)
    refuseUnconfirmedAge(lot, bid.ageConfirmed)
    const own: Bid = { bidder: bidder.id, maximum: bid.amount, sequence: lot.sequence + 1 }
    const state = await stateAfter(trx, event, lot, terms, own, at)
    const salt = randomBytes(32).toString('hex')
    const commitment = commitmentTo(lot.id, bidder.id, bid.amount, salt)
    const kind = lot.kind === 'live_auction' && !lot.on_floor ? 'pre_bid' : 'bid'
    const happening = { kind, bid: { ...bid, bidder: bidder.id, salt, commitment } } as const
    const entry = await appendToLog(trx, lot, at, happening, state)
    const changed = await store(trx, lot, own, { ...state, sequence: entry.sequence, log_hash: entry.hash })
    const answer = await told(changed, entry)
    await pushBidData(trx, changed, answer.bid_data)
    const outbid = lot.leaders.filter(id => !changed.leaders.includes(id))
    await scheduleOutbidMails(trx, lot.id, outbid)
    await alertBidders(
      trx,
      event,
      changed,
      new Map(outbid.map(id => [id, { outcome: 'outbid', price: changed.price }])),
    )
    return answer
  })
}

type State = Pick<Lot, 'price' | 'leaders' | 'reserve_met' | 'bid_count' | 'effective_ends_at' | 'asking_price'>

/** @throws {HttpError} if the amount is too low, or the bidder leads already */
async function stateAfter(
  trx: Transaction<Database>,
  event: Event,
  lot: Lot,
  terms: Terms,
  own: Bid,
  at: Date,
): Promise<State> {
  if (lot.kind === 'sealed_bid') return hidden(event, lot, own, 1)
  if (lot.kind === 'live_auction') return lot.on_floor ? onFloor(event, lot, terms, own) : hidden(event, lot, own, 0)
  return open(trx, event, lot, terms, own, at)
}

/** The bidder takes the asking price, or offers more. */
function onFloor(event: Event, lot: Lot, { increments }: Terms, { bidder, maximum: price }: Bid): State {
  if (lot.leaders.includes(bidder)) throw refused({ why: 'already_leading' }, event)
  const least = lot.asking_price ?? lot.opening_price
  if (price < least) throw refused({ why: 'bid_too_low', least }, event)
  return {
    price,
    leaders: [bidder],
    reserve_met: price >= (lot.reserve ?? 0),
    bid_count: lot.bid_count + 1,
    effective_ends_at: lot.effective_ends_at,
    asking_price: nextBid(increments, price),
  }
}

/** @throws {HttpError} if the amount is too low, or the bidder leads already */
async function open(
  trx: Transaction<Database>,
  event: Event,
  lot: Lot,
  terms: Terms,
  own: Bid,
  at: Date,
): Promise<State> {
  const bids = await bestBids(trx, lot)
  const isOwn = ({ bidder }: Bid) => bidder === own.bidder
  const refusal = refusalOf(terms, outcomeOf(terms, bids), bids.find(isOwn), own.maximum)
  if (refusal) throw refused(refusal, event)
  const others = bids.filter(bid => !isOwn(bid))
  const { leaders, price, reserveMet } = outcomeOf(terms, [...others, own].sort(byRank))
  return {
    price,
    leaders: leaders.map(({ bidder }) => bidder),
    reserve_met: reserveMet,
    bid_count: lot.bid_count + 1,
    effective_ends_at: extendedEnd(lot.effective_ends_at, at, lot.extension_minutes),
    asking_price: null,
  }
}

/**
 * Sealed bids and bids before the floor: nothing is known of them, but how many sealed ones there are.
 * @throws {HttpError} if the amount is too low
 */
function hidden(event: Event, lot: Lot, { maximum }: Bid, counted: 0 | 1): State {
  if (maximum < lot.opening_price) throw refused({ why: 'bid_too_low', least: lot.opening_price }, event)
  const { price, leaders, reserve_met, effective_ends_at, asking_price } = lot
  return { price, leaders, reserve_met, effective_ends_at, asking_price, bid_count: lot.bid_count + counted }
}

async function store(
  trx: Transaction<Database>,
  lot: Lot,
  { bidder: bidder_id, maximum, sequence }: Bid,
  state: State & Pick<Lot, 'sequence' | 'log_hash'>,
): Promise<Lot> {
  const { retail_value } = lot
  if (lot.on_floor) await standsOnFloor(trx, lot, { bidder: bidder_id, maximum, sequence })
  else
    await trx
      .insertInto('standing_bids')
      .values({ lot_id: lot.id, bidder_id, maximum, sequence, retail_value })
      .onConflict(conflict =>
        conflict.columns(['lot_id', 'bidder_id']).doUpdateSet({ maximum, sequence, retail_value }),
      )
      .execute()
  await trx
    .updateTable('lots')
    .set({ ...state, leaders: JSON.stringify(state.leaders) })
    .where('id', '=', lot.id)
    .execute()
  const changed = { ...lot, ...state }
  if (changed.effective_ends_at > lot.effective_ends_at) await scheduleClose(trx, changed)
  return changed
}
