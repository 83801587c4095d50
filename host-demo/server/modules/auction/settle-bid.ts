import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { bidderOf } from './bidders.ts'
import { decideInTurn } from './decide-bids.ts'

/** Waits its turn among the lot's bids, so that a bid that is still being decided does not count as missing. */
export const settleBid: Handler<typeof endpoints.settleBid> = async call => {
  const { context, input } = call
  const event = await call.event()
  const person = await personOrRefuse(call)
  await countOrRefuse(context.db, [{ of: ['settled bid', person.id], most: 60, minutes: 1 }], context.now())
  // Also for somebody whose first bid is on its way, so that it is refused when it arrives.
  const { id: bidder } = await bidderOf(context.db, event.id, person)
  const question = { amount: null, ageConfirmed: null, seenOnFloor: null, networkDelay: null }
  return decideInTurn(context, event, input.auction_item_id, { bidder, key: input.idempotency_key, ...question })
}
