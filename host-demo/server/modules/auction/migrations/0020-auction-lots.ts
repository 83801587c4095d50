import { type Kysely, type Migration, sql } from 'kysely'

export const auctionLots: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table auctions (
    event_id text primary key references events on delete cascade,
    card_required boolean not null,
    increments jsonb,
    next_paddle integer not null default 101
  )`,
  `create table lot_categories (
    id text primary key,
    event_id text not null references events on delete cascade,
    title text not null,
    place integer not null,
    unique (event_id, place)
  )`,
  `create table lots (
    id text primary key,
    event_id text not null references auctions on delete cascade,
    category_id text references lot_categories on delete set null,
    number integer not null,
    kind text not null check (kind in ('buy_now', 'sealed_bid', 'competitive_bid', 'live_auction', 'sponsor_item')),
    title text not null,
    summary text not null,
    description text not null,
    donor text,
    picture text,
    retail_value bigint check (retail_value >= 0),
    restrictions text,
    minimum_age integer,
    without_bids boolean not null,
    opening_price bigint not null check (opening_price > 0),
    reserve bigint check (reserve > 0),
    buy_now_price bigint check (buy_now_price > 0),
    stock integer not null default 1 check (stock >= 0),
    sold integer not null default 0 check (sold between 0 and stock),
    winners integer not null check (winners > 0),
    proxy boolean not null,
    increments jsonb,
    extension_minutes integer not null check (extension_minutes >= 0),
    opens_at timestamptz not null,
    closes_at timestamptz not null,
    effective_ends_at timestamptz not null check (effective_ends_at >= closes_at),
    state text not null default 'open' check (state in ('open', 'closed')),
    sequence bigint not null default 0,
    bid_count bigint not null default 0,
    price bigint,
    reserve_met boolean not null default false,
    leaders jsonb not null default '[]',
    log_hash text not null,
    check (reserve is null or winners = 1),
    check (kind <> 'buy_now' or buy_now_price is not null),
    unique (event_id, number)
  )`,
  'create index on lots (category_id)',
  `create table bidders (
    id text primary key,
    event_id text not null references auctions on delete cascade,
    user_id text references users on delete set null,
    paddle integer not null,
    shown_as text not null,
    unique (event_id, user_id),
    unique (event_id, paddle)
  )`,
  'create index on bidders (user_id)',
  `create table standing_bids (
    lot_id text not null references lots on delete cascade,
    bidder_id text not null references bidders on delete cascade,
    maximum bigint not null check (maximum > 0),
    sequence bigint not null,
    primary key (lot_id, bidder_id)
  )`,
  'create index on standing_bids (lot_id, maximum desc, sequence)',
  'create index on standing_bids (bidder_id)',
  `create table auction_log (
    lot_id text not null references lots on delete cascade,
    sequence bigint not null,
    at timestamptz not null,
    kind text not null,
    bidder_id text references bidders,
    key text,
    amount bigint,
    salt text,
    network_delay integer,
    entry jsonb not null,
    hash text not null,
    primary key (lot_id, sequence),
    unique (lot_id, bidder_id, key)
  )`,
  'create index on auction_log (bidder_id)',
  `create table lot_wins (
    lot_id text not null references lots on delete cascade,
    bidder_id text not null references bidders,
    amount bigint not null,
    paid_at timestamptz,
    primary key (lot_id, bidder_id)
  )`,
  'create index on lot_wins (bidder_id)',
  `create table auction_lines (
    order_line_id bigint primary key references order_lines on delete cascade,
    lot_id text not null references lots,
    bidder_id text references bidders
  )`,
  'create index on auction_lines (lot_id)',
]
