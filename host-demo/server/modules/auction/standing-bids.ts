import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'
import type { Bid } from './rules/standing.ts'

/** Those who lead, and the best of the others: nobody else decides anything. */
export function bestBids(db: Kysely<Database>, { id, winners }: Lot): Promise<Bid[]> {
  return db
    .selectFrom('standing_bids')
    .select(['bidder_id as bidder', 'maximum', 'sequence'])
    .where('lot_id', '=', id)
    .orderBy('maximum', 'desc')
    .orderBy('sequence')
    .limit(winners + 1)
    .execute()
}
