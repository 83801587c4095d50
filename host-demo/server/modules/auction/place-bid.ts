import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { admitBid, limitBidRate } from './admission.ts'
import { bidderOf } from './bidders.ts'
import { type AskedBid, decideInTurn } from './decide-bids.ts'

/** A longer delay cannot be the network's: the device's clock is wrong. */
const longestDelay = 60_000

const decide: Handler<typeof endpoints.placeBid> = async call => {
  const { context, input } = call
  const { db, now, outbox, jobs } = context
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
  const placed = await decideInTurn(context, event, input.auction_item_id, bid)
  outbox.wake()
  jobs.wake()
  return placed
}

export const placeBid = Object.assign(decide, { admit: admitBid })
