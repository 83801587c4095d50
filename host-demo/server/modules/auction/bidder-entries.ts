import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * For each lot with a bid of this bidder: the first log entry, from their last bid on, after which they did not lead. On
 * a live lot a maximum counts until the floor has reached it.
 */
export function overtakingOf(db: Kysely<Database>, bidderId: string) {
  return db
    .selectFrom('auction_log')
    .innerJoin('standing_bids', join =>
      join
        .onRef('standing_bids.lot_id', '=', 'auction_log.lot_id')
        .onRef('auction_log.sequence', '>=', 'standing_bids.sequence'),
    )
    .innerJoin('lots', 'lots.id', 'auction_log.lot_id')
    .distinctOn('auction_log.lot_id')
    .select(['auction_log.lot_id', 'auction_log.sequence', 'at', 'auction_log.bidder_id', 'entry'])
    .where('standing_bids.bidder_id', '=', bidderId)
    .where('auction_log.kind', 'in', ['bid', 'floor_bid', 'bid_reinstated'])
    .where(sql<boolean>`entry ->> 'leaders' not like ${`%${bidderId}%`}`)
    .where(sql<boolean>`(lots.kind <> 'live_auction' or (entry ->> 'price')::bigint >= standing_bids.maximum)`)
    .orderBy('auction_log.lot_id')
    .orderBy('auction_log.sequence')
    .execute()
}

/** The organiser's last action that decided the outcome for a bidder, and its reason. */
export interface OrganiserAction {
  readonly kind: 'copy_sold' | 'win_cancelled' | 'bid_withdrawn' | 'withdrawn'
  readonly reason: string | null
}

/** These actions by lot, unless they were undone. */
export async function organiserActions(
  db: Kysely<Database>,
  bidderId: string,
): Promise<ReadonlyMap<string, OrganiserAction>> {
  const { rows } = await sql<OrganiserAction & { lot_id: string }>`
    with done as (
      select lot_id, sequence, kind, bidder_id, entry from auction_log
        where bidder_id = ${bidderId} and kind in ('copy_sold', 'win_cancelled', 'bid_withdrawn')
      union all
      select auction_log.lot_id, auction_log.sequence, auction_log.kind, auction_log.bidder_id, entry from auction_log
        join lots on lots.id = auction_log.lot_id
        join standing_bids on standing_bids.lot_id = lots.id
        where standing_bids.bidder_id = ${bidderId} and lots.state = 'withdrawn' and auction_log.kind = 'withdrawn'
    )
    select distinct on (lot_id) lot_id, kind, entry ->> 'reason' as reason from done
    where not exists (select from auction_log later where later.lot_id = done.lot_id
      and later.sequence > done.sequence
      and (later.kind in ('reopened', 'reinstated') or (later.bidder_id = done.bidder_id
        and later.kind in ('bid', 'pre_bid', 'floor_bid', 'bid_reinstated'))))
    order by lot_id, sequence desc
  `.execute(db)
  return new Map(rows.map(({ lot_id, ...action }) => [lot_id, action]))
}

/** The bidder's bids that the organiser has withdrawn. */
export const withdrawnBidsOf = (db: Kysely<Database>, bidderId: string) =>
  db
    .selectFrom('auction_log')
    .innerJoin('withdrawn_bids', join =>
      join
        .onRef('withdrawn_bids.lot_id', '=', 'auction_log.lot_id')
        .onRef('withdrawn_bids.sequence', '=', 'auction_log.sequence'),
    )
    .where('bidder_id', '=', bidderId)

/** The highest withdrawn bid of this bidder, by lot. */
export async function withdrawnAmounts(db: Kysely<Database>, bidderId: string): Promise<ReadonlyMap<string, number>> {
  const found = await withdrawnBidsOf(db, bidderId)
    .select(eb => ['auction_log.lot_id', eb.fn.max('amount').as('amount')])
    .groupBy('auction_log.lot_id')
    .execute()
  return new Map(found.map(({ lot_id, amount }) => [lot_id, amount ?? 0]))
}
