import { type Kysely, sql } from 'kysely'
import { lotDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import { leftOf } from '../../checkout/holds/holds.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'

/** The subject that is held and locked while somebody pays for a lot. */
export const subjectOf = ({ id }: Pick<Lot, 'id'>) => `lot:${id}`

/** The stock of a lot that is for sale at a price. A silent lot has as many pieces as bidders can win. */
export const stockOf = (lot: Lot) => ({
  subject: subjectOf(lot),
  total: isBidFor(lot) ? lot.winners : lot.stock,
  sold: isBidFor(lot) ? 0 : lot.sold,
})

const isBidFor = ({ kind }: Pick<Lot, 'kind'>) => kind === 'competitive_bid'

/** Did the sale of its last piece end this silent lot? */
export const isBoughtUp = ({ kind, state, sold }: Pick<Lot, 'kind' | 'state' | 'sold'>) =>
  isBidFor({ kind }) && state === 'closed' && sold > 0

/** Has somebody won it, or bought all of it? */
export const isGone = (lot: Pick<Lot, 'kind' | 'state' | 'sold' | 'won'>) => lot.won > 0 || isBoughtUp(lot)

/** Is it for sale at a price: a lot to buy, a sponsor item, or a silent lot that also has a price? */
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
  // A subject of its own, because only the last of several pushes for one subject is sent.
  const subject = edited ? `${lot.id} edited` : lot.id
  const push = { channel: eventChannel(lot.event_id), event: lotDataPush.event, subject }
  await trx
    .insertInto('outbox')
    .values({ ...push, data: JSON.stringify(data) })
    .execute()
}
