import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Overtaking = Pick<Selectable<Database['auction_log']>, 'lot_id' | 'sequence' | 'at' | 'bidder_id' | 'entry'>

/**
 * For each lot with a bid of this bidder: the log entry, from that bid on, since which they have not led. On a live lot a
 * maximum counts until the floor has reached it.
 */
export async function overtakingOf(db: Kysely<Database>, bidderId: string): Promise<readonly Overtaking[]> {
  const { rows } = await sql<Overtaking>`
    with later as (
      select auction_log.*, entry ->> 'leaders' as leaders_then,
        entry ->> 'leaders' not like ${`%${bidderId}%`} and (lots.kind <> 'live_auction'
          or coalesce((entry ->> 'price')::bigint, 0) >= standing_bids.maximum) as is_behind
      from auction_log
        join standing_bids on standing_bids.lot_id = auction_log.lot_id
          and auction_log.sequence >= standing_bids.sequence
        join lots on lots.id = auction_log.lot_id
      where standing_bids.bidder_id = ${bidderId}
    ), marked as (
      select *, max(sequence) filter (where not is_behind) over (partition by lot_id) as last_led from later
    )
    select distinct on (lot_id) lot_id, sequence, at, bidder_id, entry from marked
    where is_behind and kind in ('bid', 'floor_bid', 'bid_reinstated') and sequence > coalesce(last_led, 0)
      -- While a bid led that was withdrawn since, a lower one has outbid nobody.
      and (bidder_id = ${bidderId} or leaders_then like '%' || bidder_id || '%')
      and not exists (select from withdrawn_bids
        where withdrawn_bids.lot_id = marked.lot_id and withdrawn_bids.sequence = marked.sequence)
    order by lot_id, sequence
  `.execute(db)
  return rows
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
