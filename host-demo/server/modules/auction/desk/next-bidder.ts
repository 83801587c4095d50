import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Lot } from '../find-lot.ts'
import { outcomeOf, type Terms } from '../rules/standing.ts'

/**
 * The bidder who can be sold another piece after the close: the best of those who have not won, except those whose
 * win was cancelled. The rules make the price of their bid and the one after it. Bids on the floor are no maximums,
 * so there the price is all that they have bid.
 */
export async function nextBidderOf(db: Kysely<Database>, { id, kind, state }: Lot, terms: Terms) {
  if (state !== 'closed') return undefined
  const [next, rival] = await db
    .selectFrom('standing_bids')
    .innerJoin('bidders', 'bidders.id', 'standing_bids.bidder_id')
    .select(['bidder_id as bidder', 'maximum', 'sequence', 'paddle', 'shown_as'])
    .where('lot_id', '=', id)
    .where('bidder_id', 'not in', db => db.selectFrom('lot_wins').select('bidder_id').where('lot_wins.lot_id', '=', id))
    .where('bidder_id', 'not in', db =>
      db
        .selectFrom('auction_log')
        .select('auction_log.bidder_id')
        .where('auction_log.lot_id', '=', id)
        .where('auction_log.kind', '=', 'win_cancelled')
        .where('auction_log.bidder_id', 'is not', null)
        .$narrowType<{ bidder_id: string }>(),
    )
    .orderBy('maximum', 'desc')
    .orderBy('sequence')
    .limit(2)
    .execute()
  if (!next) return undefined
  const { paddle, shown_as, maximum } = next
  const proxy = terms.proxy && kind !== 'live_auction'
  const { price } = outcomeOf({ ...terms, proxy, winners: 1 }, rival ? [next, rival] : [next])
  return { paddle, shown_as, maximum, price: price ?? maximum }
}
