import { type Kysely, sql } from 'kysely'
import { lotDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import { leftOf } from '../../checkout/holds/holds.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'

/** What is held and locked while somebody pays for a lot. */
export const subjectOf = ({ id }: Pick<Lot, 'id'>) => `lot:${id}`

/** The pieces of a lot that is for sale at a price: where people also bid, as many as can be won. */
export const stockOf = (lot: Lot) => ({
  subject: subjectOf(lot),
  total: isBidFor(lot) ? lot.winners : lot.stock,
  sold: isBidFor(lot) ? 0 : lot.sold,
})

const isBidFor = ({ kind }: Pick<Lot, 'kind'>) => kind === 'competitive_bid'

/** Was the last piece of a silent lot bought, which ended it for its bidders? */
export const isBoughtUp = ({ kind, state, sold }: Pick<Lot, 'kind' | 'state' | 'sold'>) =>
  isBidFor({ kind }) && state === 'closed' && sold > 0

/** Has somebody won it, or bought it away from its bidders? */
export const isGone = (lot: Pick<Lot, 'kind' | 'state' | 'sold' | 'won'>) => lot.won > 0 || isBoughtUp(lot)

/** Lots to buy, what sponsors give for, and silent lots with a price besides. */
export const isForSale = ({ kind, buy_now_price }: Pick<Lot, 'kind' | 'buy_now_price'>) =>
  buy_now_price !== null && ['buy_now', 'sponsor_item', 'competitive_bid'].includes(kind)

/** A silent lot can be bought until bids reach its price, or it closes. */
export const isOffered = (lot: Pick<Lot, 'kind' | 'buy_now_price' | 'price' | 'state'>) =>
  isForSale(lot) && (!isBidFor(lot) || (lot.state === 'open' && (lot.price ?? 0) < (lot.buy_now_price ?? 0)))

/**
 * Tells everybody at the event how many are left, after the commit.
 * @param edited its texts or pictures have changed
 */
export async function pushStock(trx: Kysely<Database>, lot: Lot, { edited = false } = {}): Promise<void> {
  const { stock_sequence } = await trx
    .updateTable('lots')
    .set({ stock_sequence: sql`stock_sequence + 1` })
    .where('id', '=', lot.id)
    .returning('stock_sequence')
    .executeTakeFirstOrThrow()
  const left = isForSale(lot) ? await leftOf(trx, stockOf(lot)) : null
  const data = { auction_item_id: lot.id, stock_sequence, left, editedYN: edited ? 'yes' : 'no' }
  // A subject of its own: of several pushes for one subject only the last is sent.
  const subject = edited ? `${lot.id} edited` : lot.id
  const push = { channel: eventChannel(lot.event_id), event: lotDataPush.event, subject }
  await trx
    .insertInto('outbox')
    .values({ ...push, data: JSON.stringify(data) })
    .execute()
}
