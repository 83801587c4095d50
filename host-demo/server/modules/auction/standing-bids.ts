import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'
import type { Bid } from './rules/standing.ts'

/** The bids of the leaders, and the best of the others: no other bid matters for the result. */
export function bestBids(db: Kysely<Database>, { id, winners }: Pick<Lot, 'id' | 'winners'>): Promise<Bid[]> {
  return db
    .selectFrom('standing_bids')
    .select(['bidder_id as bidder', 'maximum', 'sequence'])
    .where('lot_id', '=', id)
    .orderBy('maximum', 'desc')
    .orderBy('sequence')
    .limit(winners + 1)
    .execute()
}

/** How many bidders have a bid that stands. */
export async function countStanding(db: Kysely<Database>, { id }: Pick<Lot, 'id'>): Promise<number> {
  const { bidders } = await db
    .selectFrom('standing_bids')
    .select(eb => eb.fn.countAll<number>().as('bidders'))
    .where('lot_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(bidders)
}

/** Records a bid on the floor, unless the same bidder has a higher maximum from before. */
export async function recordStandingFloorBid(
  trx: Kysely<Database>,
  { id, retail_value }: Pick<Lot, 'id' | 'retail_value'>,
  { bidder, maximum, sequence }: Bid,
): Promise<void> {
  await trx
    .insertInto('standing_bids')
    .values({ lot_id: id, bidder_id: bidder, maximum, sequence, retail_value })
    .onConflict(conflict =>
      conflict
        .columns(['lot_id', 'bidder_id'])
        .doUpdateSet({ maximum, sequence })
        .where(sql<boolean>`standing_bids.maximum < excluded.maximum`),
    )
    .execute()
}

/**
 * Sets the bidder's standing bid again after one was withdrawn or reinstated.
 * @returns what they offer with it. 0: no bid of theirs stands.
 */
export async function resetStandingBid(trx: Kysely<Database>, lot: Lot, bidder: string): Promise<number> {
  await trx.deleteFrom('standing_bids').where('lot_id', '=', lot.id).where('bidder_id', '=', bidder).execute()
  const bids = await standingBidsOf(trx, lot)
    .select('kind')
    .where('auction_log.bidder_id', '=', bidder)
    .orderBy('auction_log.sequence')
    .execute()
  let stands: (typeof bids)[number] | undefined
  for (const bid of bids) {
    // These may be lowered. All others only rise.
    const replaces = bid.kind === 'pre_bid' || lot.kind === 'sealed_bid'
    if (replaces || !stands || bid.amount > stands.amount) stands = bid
  }
  if (!stands) return 0
  const { sequence, amount: maximum } = stands
  await trx
    .insertInto('standing_bids')
    .values({ lot_id: lot.id, bidder_id: bidder, maximum, sequence, retail_value: lot.retail_value })
    .execute()
  return maximum
}

/** The bid that set the floor's price. */
export function highestFloorBid(trx: Kysely<Database>, lot: Lot) {
  return standingBidsOf(trx, lot)
    .where('kind', 'in', ['bid', 'floor_bid'])
    .orderBy('auction_log.amount', 'desc')
    .executeTakeFirst()
}

/** The log's bids that have not been withdrawn. */
function standingBidsOf(db: Kysely<Database>, { id }: Lot) {
  return db
    .selectFrom('auction_log')
    .leftJoin('withdrawn_bids', join =>
      join
        .onRef('withdrawn_bids.lot_id', '=', 'auction_log.lot_id')
        .onRef('withdrawn_bids.sequence', '=', 'auction_log.sequence'),
    )
    .select(['auction_log.sequence', 'auction_log.amount', 'auction_log.bidder_id'])
    .$narrowType<{ amount: number; bidder_id: string }>()
    .where('auction_log.lot_id', '=', id)
    .where('auction_log.kind', 'in', ['bid', 'pre_bid', 'floor_bid'])
    .where('withdrawn_bids.sequence', 'is', null)
}
