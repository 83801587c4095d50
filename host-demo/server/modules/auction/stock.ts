import type { Kysely } from 'kysely'
import { lotDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import { leftOf } from '../../checkout/holds/holds.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'

/** What is held and locked while somebody pays for a lot. */
export const subjectOf = ({ id }: Pick<Lot, 'id'>) => `lot:${id}`

/** The pieces of a lot that is for sale at a price. */
export const stockOf = (lot: Lot) => ({ subject: subjectOf(lot), total: lot.stock, sold: lot.sold })

export const isForSale = ({ kind }: Pick<Lot, 'kind'>) => kind === 'buy_now'

/** Tells everybody at the event how many are left, after the commit. */
export async function pushStock(trx: Kysely<Database>, lot: Lot): Promise<void> {
  const data = { auction_item_id: lot.id, left: await leftOf(trx, stockOf(lot)) }
  const push = { channel: eventChannel(lot.event_id), event: lotDataPush.event, subject: lot.id }
  await trx
    .insertInto('outbox')
    .values({ ...push, data: JSON.stringify(data) })
    .execute()
}
