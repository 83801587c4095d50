import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { findBidder } from './bidders.ts'
import { decideInTurn } from './decide-bids.ts'
import { refuseUnknownKey } from './receipts.ts'

/** Waits its turn among the lot's bids, so that a bid that is still being decided does not count as missing. */
export const bidReceipt: Handler<typeof endpoints.bidReceipt> = async call => {
  const { context, input } = call
  const event = await call.event()
  const person = await personOrRefuse(call)
  await countOrRefuse(context.db, [{ of: ['bid receipt', person.id], most: 60, minutes: 1 }], context.now())
  const { id: bidder } = (await findBidder(context.db, event.id, person)) ?? refuseUnknownKey()
  const question = { amount: null, ageConfirmed: null, seenOnFloor: null, networkDelay: null }
  return decideInTurn(context, event, input.auction_item_id, { bidder, key: input.idempotency_key, ...question })
}
