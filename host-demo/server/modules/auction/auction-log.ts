import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findPublished } from './find-lot.ts'

const pageSize = 500

export const auctionLog: Handler<typeof endpoints.auctionLog> = async call => {
  const { db } = call.context
  const event = await call.event()
  const lot = await findPublished(db, event.id, call.input.auction_item_id)
  if (lot.state !== 'closed') {
    throw new HttpError(409, {
      error: 'lot_not_closed',
      error_description: 'The log of a lot can be read when it has closed.',
    })
  }
  const found = await db
    .selectFrom('auction_log')
    .select(['sequence', 'entry', 'hash', 'amount', 'salt'])
    .where('lot_id', '=', lot.id)
    .where('sequence', '>', call.input.after ?? 0)
    .orderBy('sequence')
    .limit(pageSize + 1)
    .execute()
  const page = found.slice(0, pageSize)
  return {
    entries: page.map(({ entry, hash, amount, salt }) => ({
      entry,
      hash,
      reveal: lot.kind === 'sealed_bid' && amount !== null && salt !== null ? { amount, salt } : null,
    })),
    next: found.length > pageSize ? (page.at(-1)?.sequence ?? null) : null,
  }
}
