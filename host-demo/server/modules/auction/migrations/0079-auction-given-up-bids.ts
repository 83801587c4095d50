import { type Kysely, type Migration, sql } from 'kysely'

/** Bids whose devices were told that they had not arrived, so that they are refused when they do. */
export const auctionGivenUpBids: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table given_up_bids (
    lot_id text not null references lots on delete cascade,
    bidder_id text not null references bidders on delete cascade,
    key text not null,
    at timestamptz not null,
    primary key (lot_id, bidder_id, key)
  )`,
  'create index on given_up_bids (bidder_id)',
  'create index on given_up_bids (at)',
]
