import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { inBatch } from '../../platform/db/batches.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { admitBid, limitBidRate } from './admission.ts'
import { bidderOf } from './bidders.ts'
import { type AskedBid, decideBids } from './decide-bids.ts'

/** A longer delay cannot be the network's: the device's clock is wrong. */
const longestDelay = 60_000

const decide: Handler<typeof endpoints.placeBid> = async call => {
  const { context, input } = call
  const { db, now, outbox, jobs, rowLocks } = context
  const event = await call.event()
  const person = await personOrRefuse(call)
  limitBidRate(context, person.id)
  const bidder = await bidderOf(db, event.id, person)
  const delay = input.sent_at ? now().getTime() - Date.parse(input.sent_at) : Number.NaN
  const bid: AskedBid = {
    bidder: bidder.id,
    key: input.idempotency_key,
    amount: input.amount,
    ageConfirmed: input.age_confirmed,
    seenOnFloor: input.on_floor,
    networkDelay: delay >= 0 && delay <= longestDelay ? delay : null,
  }
  const lotId = input.auction_item_id
  const decideAll = (bids: readonly AskedBid[]) =>
    inTransaction(db, trx => decideBids(trx, context, event, lotId, bids))
  // A lot's bids wait for its lock anyway, so one transaction decides all that are waiting. The race tests' negative
  // control, without locks, decides each alone.
  const decision = rowLocks
    ? await inBatch(db, `bids ${event.id} ${lotId}`, bid, decideAll)
    : (await decideAll([bid]))[0]
  if (!decision || 'refusal' in decision) throw decision?.refusal
  outbox.wake()
  jobs.wake()
  return decision.placed
}

export const placeBid = Object.assign(decide, { admit: admitBid })
