import { type Kysely, sql } from 'kysely'
import { atAhead } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'
import type { StoredEntry } from './log.ts'
import { type Bid, byRank } from './rules/standing.ts'

/** Besides the lot itself, all that decides about bids on it. */
export interface Found {
  /** The database's time, read under the lot's lock. */
  readonly at: Date
  /** Best first. */
  readonly bids: readonly Bid[]
  /** Earlier bids with the same keys, by bidder and key. */
  readonly entries: ReadonlyMap<string, StoredEntry>
  /** Bids that are never accepted, by bidder and key. */
  readonly givenUp: ReadonlySet<string>
  /** How others see a bidder, by id. */
  readonly shown: ReadonlyMap<string, string>
  /** Accounts by bidder. */
  readonly users: ReadonlyMap<string, string>
  /** Bidders with a saved card that has not expired. */
  readonly withCard: ReadonlySet<string>
}

interface Row {
  now: Date
  bids: Bid[]
  entries: (Omit<StoredEntry, 'at'> & { at: string; bidder_id: string; key: string })[]
  given_up: string[]
  bidders: { id: string; shown_as: string; user_id: string | null; has_card: boolean }[]
}

/**
 * Reads all of this in one statement, under the lot's lock, so that it sees every committed bid. Locks the bidders, so
 * that no account is deleted before its bid is stored.
 */
export async function readForBids(
  trx: Kysely<Database>,
  now: () => Date,
  lot: Lot,
  asked: readonly { readonly bidder: string; readonly key: string }[],
): Promise<Found> {
  const bidders = [...new Set(asked.map(({ bidder }) => bidder))]
  const keys = asked.map(({ key }) => key)
  const { rows } = await sql<Row>`
    with own as (
      select id, user_id from bidders where id = any(${bidders}::text[]) for key share
    ), best as (
      (select bidder_id, maximum, sequence from standing_bids where lot_id = ${lot.id}
        order by maximum desc, sequence limit ${lot.winners + 1})
      union
      select bidder_id, maximum, sequence from standing_bids
        where lot_id = ${lot.id} and bidder_id = any(${bidders}::text[])
    )
    select clock_timestamp() as now,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'bidder', bidder_id, 'maximum', maximum, 'sequence', sequence)), '[]') from best) as bids,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'bidder_id', bidder_id, 'key', key, 'sequence', sequence, 'at', at, 'amount', amount, 'salt', salt,
          'network_delay', network_delay, 'hash', hash)), '[]')
        from auction_log
        where lot_id = ${lot.id} and bidder_id = any(${bidders}::text[]) and key = any(${keys}::text[])) as entries,
      (select coalesce(jsonb_agg(bidder_id || ' ' || key), '[]') from given_up_bids
        where lot_id = ${lot.id} and bidder_id = any(${bidders}::text[]) and key = any(${keys}::text[])) as given_up,
      (select coalesce(jsonb_agg(jsonb_build_object('id', bidders.id, 'shown_as', shown_as,
          'user_id', case when own.id is null then bidders.user_id else own.user_id end, 'has_card',
          ${lot.card_required} and exists (select from cards where cards.user_id = bidders.user_id
            and removed_at is null
            and make_date(exp_year, exp_month, 1) >= date_trunc('month', now())))), '[]')
        from bidders left join own on own.id = bidders.id
        where bidders.id = any(${[...bidders, ...lot.leaders]}::text[]) or bidders.id in (select bidder_id from best)) as bidders
  `.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The database has answered nothing')
  return {
    at: atAhead(row.now, now),
    bids: row.bids.sort(byRank),
    entries: new Map(
      row.entries.map(({ bidder_id, key, at, ...entry }) => [`${bidder_id} ${key}`, { ...entry, at: new Date(at) }]),
    ),
    givenUp: new Set(row.given_up),
    shown: new Map(row.bidders.map(({ id, shown_as }) => [id, shown_as])),
    users: new Map(row.bidders.flatMap(({ id, user_id }) => (user_id === null ? [] : [[id, user_id] as const]))),
    withCard: new Set(row.bidders.filter(({ has_card }) => has_card).map(({ id }) => id)),
  }
}
