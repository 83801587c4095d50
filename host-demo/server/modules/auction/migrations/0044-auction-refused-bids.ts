import { type Kysely, type Migration, sql } from 'kysely'

/** Refused bids, for the organiser. The lot's log has only bids that count. */
export const auctionRefusedBids: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table refused_bids (
    id bigserial primary key,
    lot_id text not null references lots on delete cascade,
    bidder_id text not null references bidders on delete cascade,
    at timestamptz not null,
    amount bigint not null,
    error text not null,
    why text not null
  )`,
  'create index on refused_bids (lot_id, id desc)',
  'create index on refused_bids (bidder_id)',
  'create index on refused_bids (at)',
]
