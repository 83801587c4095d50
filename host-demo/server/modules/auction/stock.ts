import { type Kysely, sql } from 'kysely'
import { lotDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import { heldOf } from '../../checkout/holds/holds.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'

/** What is held and locked while somebody pays for a lot. */
export const subjectOf = (lotId: string) => `lot:${lotId}`

/** Pieces that can be bought; null where the lot is not for sale at a price. */
export const left = ({ kind, stock, sold }: Pick<Lot, 'kind' | 'stock' | 'sold'>, held: number) =>
  kind === 'buy_now' ? stock - sold - held : null

/** How much is held of each of these lots, by its id. */
export async function heldOfLots(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('holds')
    .select(['subject', sql<number>`sum(quantity)`.as('held')])
    .where('subject', 'in', ids.map(subjectOf))
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, held }) => [subject.slice(subjectOf('').length), Number(held)]))
}

/** Tells everybody at the event how many are left, after the commit. */
export async function pushStock(
  trx: Kysely<Database>,
  lot: Pick<Lot, 'id' | 'event_id' | 'kind' | 'stock' | 'sold'>,
  which: Parameters<typeof heldOf>[2] = {},
): Promise<void> {
  const data = { auction_item_id: lot.id, left: left(lot, await heldOf(trx, subjectOf(lot.id), which)) }
  await trx
    .insertInto('outbox')
    .values({
      channel: eventChannel(lot.event_id),
      event: lotDataPush.event,
      subject: lot.id,
      data: JSON.stringify(data),
    })
    .execute()
}
