import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { bidderOf } from './bidders.ts'
import { decideInTurn } from './decide-bids.ts'

/** Waits its turn among the lot's bids, so that a bid that is still being decided does not count as missing. */
export const bidReceipt: Handler<typeof endpoints.bidReceipt> = async call => {
  const { context, input } = call
  const event = await call.event()
  // The bid that is asked about may be their first.
  const { id: bidder } = await bidderOf(context.db, event.id, await personOrRefuse(call))
  const question = { amount: null, ageConfirmed: null, seenOnFloor: null, networkDelay: null }
  return decideInTurn(context, event, input.auction_item_id, { bidder, key: input.idempotency_key, ...question })
}
