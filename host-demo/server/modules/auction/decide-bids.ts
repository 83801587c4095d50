import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { placeBid } from '../../../../src/api/bids.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { inBatch } from '../../platform/db/batches.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { bidDataOf } from './bid-data.ts'
import { type Lot, lockLot, termsOf } from './find-lot.ts'
import { nextRow, type StoredEntry } from './log.ts'
import { type Found, readForBids } from './read-for-bids.ts'
import { receiptOf, refuseGivenUp, refuseReusedKey, refuseUnknownKey } from './receipts.ts'
import {
  refuseChangedFloor,
  refused,
  refuseUnbiddable,
  refuseUnconfirmedAge,
  refuseWithoutAccount,
  refuseWithoutCard,
} from './refusals.ts'
import { acceptBid, type Bidding, type Mode } from './rules/accept-bid.ts'
import { commitmentTo } from './rules/sealed.ts'
import { type Accepted, storeBids } from './store-bids.ts'
import { storeGivenUp } from './store-given-up.ts'
import { storeRefusals } from './store-refusals.ts'

/** A bid as it was requested. */
export interface AskedBid {
  readonly bidder: string
  readonly key: string
  /** null: asks whether a bid with this key has arrived, and gives it up if not. */
  readonly amount: number | null
  readonly ageConfirmed: 'yes' | 'no' | null | undefined
  /** Was the live lot on the floor when its bidder saw it? */
  readonly seenOnFloor: 'yes' | 'no' | null | undefined
  /** Milliseconds from the device to the server. */
  readonly networkDelay: number | null
}

export type Decision = { readonly placed: InferInput<typeof placeBid.output> } | { readonly refusal: HttpError }

/**
 * Decides a bid, or looks one up, after all that wait for its lot: they need its lock anyway, so one transaction decides
 * them.
 */
export async function decideInTurn(context: Context, event: Event, lotId: string, bid: AskedBid) {
  const { db, rowLocks } = context
  const decideAll = (bids: readonly AskedBid[]) =>
    inTransaction(db, trx => decideBids(trx, context, event, lotId, bids))
  // The race tests' negative control, without locks, decides each alone.
  const decision = rowLocks
    ? await inBatch(db, `bids ${event.id} ${lotId}`, bid, decideAll)
    : (await decideAll([bid]))[0]
  if (!decision || 'refusal' in decision) throw decision?.refusal
  return decision.placed
}

/**
 * Accepts or refuses bids on one lot, in their order, under the lot's lock, by the database's clock. Needs a transaction.
 * A key that was accepted before gets its receipt again and changes nothing; one that was given up is never accepted.
 */
export async function decideBids(
  trx: Kysely<Database>,
  { now, rowLocks }: Pick<Context, 'now' | 'rowLocks'>,
  event: Event,
  lotId: string,
  asked: readonly AskedBid[],
): Promise<Decision[]> {
  const lot = await lockLot(trx, event.id, lotId, rowLocks)
  const found = await readForBids(trx, now, lot, asked)
  const { changed, accepted, entries } = accept(event, lot, found, asked)
  if (accepted.length) await storeBids(trx, event, lot, changed, found, accepted)
  const refused = asked.flatMap(({ bidder, amount }, index) => {
    const refusal = entries[index]
    return refusal instanceof HttpError && amount !== null ? [{ bidder, amount, refusal }] : []
  })
  await storeRefusals(trx, event, lot, found.at, refused)
  const givenUp = asked.filter(({ amount }, index) => amount === null && entries[index] instanceof HttpError)
  await storeGivenUp(trx, lot, found.at, givenUp)
  const bid_data = bidDataOf(changed, termsOf(changed, event.currency_decimals), found.shown)
  return entries.map((entry, index) => {
    if (entry instanceof HttpError) return { refusal: entry }
    return { placed: { receipt: receiptOf(changed, asked[index]?.bidder ?? '', entry), bid_data } }
  })
}

const modeOf = ({ kind, on_floor }: Lot): Mode => {
  if (kind === 'sealed_bid') return 'hidden'
  if (kind === 'live_auction') return on_floor ? 'floor' : 'before_floor'
  return 'open'
}

/** Applies the bids to the lot. Each of them gets its entry in the log, or the reason for its refusal. */
function accept(event: Event, lot: Lot, found: Found, asked: readonly AskedBid[]) {
  const mode = modeOf(lot)
  const rules = { ...termsOf(lot, event.currency_decimals), mode, extensionMinutes: lot.extension_minutes }
  const kind = mode === 'before_floor' ? 'pre_bid' : 'bid'
  const { at } = found
  const accepted: Accepted[] = []
  const known = new Map(found.entries)
  const givenUp = new Set(found.givenUp)
  let changed = lot
  let bidding: Bidding = { state: lot, bids: found.bids }

  function decide(bid: AskedBid): StoredEntry {
    const key = `${bid.bidder} ${bid.key}`
    const { amount } = bid
    const earlier = known.get(key)
    if (amount === null && !earlier) givenUp.add(key)
    if (amount === null) return earlier ?? refuseUnknownKey()
    if (earlier) return refuseReusedKey(earlier, amount)
    if (givenUp.has(key)) refuseGivenUp()
    refuseWithoutAccount(found.users.has(bid.bidder))
    refuseWithoutCard(lot, found.withCard.has(bid.bidder))
    refuseUnbiddable(lot, at)
    refuseChangedFloor(lot, bid.seenOnFloor)
    refuseUnconfirmedAge(lot, bid.ageConfirmed)
    const own = { bidder: bid.bidder, maximum: amount, sequence: changed.sequence + 1 }
    const next = acceptBid(rules, bidding, own, at)
    if ('refusal' in next) throw refused(next.refusal, event)
    const salt = randomBytes(32).toString('hex')
    const commitment = commitmentTo(lot.id, bid.bidder, amount, salt)
    const row = nextRow(changed, at, { kind, bid: { ...bid, amount, salt, commitment } }, next.state)
    bidding = next
    changed = { ...changed, ...next.state, sequence: row.sequence, log_hash: row.hash }
    accepted.push({ row, bid: own })
    known.set(key, row)
    return row
  }

  const entries = asked.map(bid => {
    try {
      return decide(bid)
    } catch (problem) {
      if (problem instanceof HttpError) return problem
      throw problem
    }
  })
  return { changed, accepted, entries }
}
