import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { bidDataOf } from './bid-data.ts'
import { findBidder, shownAs } from './bidders.ts'
import { findLot, termsOf } from './find-lot.ts'
import { receiptOf } from './receipts.ts'

export const bidReceipt: Handler<typeof endpoints.bidReceipt> = async call => {
  const { db } = call.context
  const event = await call.event()
  const bidder = await findBidder(db, event.id, await personOrRefuse(call))
  const lot = await findLot(db, event.id, call.input.auction_item_id)
  const entry = await db
    .selectFrom('auction_log')
    .select(['sequence', 'at', 'amount', 'salt', 'network_delay', 'hash'])
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', bidder?.id ?? '')
    .where('key', '=', call.input.idempotency_key)
    .executeTakeFirst()
  if (!bidder || !entry) {
    throw new HttpError(404, {
      error: 'bid_not_found',
      error_description: { forPrograms: 'No bid of this bidder was accepted with this idempotency_key.' },
    })
  }
  const shown = await shownAs(db, lot.leaders)
  return {
    receipt: receiptOf(lot, bidder.id, entry),
    bid_data: bidDataOf(lot, termsOf(lot, event.currency_decimals), shown),
  }
}
