import { type Kysely, type Migration, sql } from 'kysely'

export const auctionFloor: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table lots drop constraint lots_state_check',
  `alter table lots
    add check (state in ('open', 'closed', 'withdrawn')),
    add column stock_sequence bigint not null default 0,
    add column on_floor boolean not null default false,
    add column asking_price bigint check (asking_price > 0),
    add column remote_locked boolean not null default false,
    add column paused_at timestamptz,
    add check (not on_floor or kind = 'live_auction')`,
  // One lot is on the floor at a time.
  'create unique index lots_on_floor on lots (event_id) where on_floor',
  'create index on lots (event_id, kind, number)',
  'create index on lots (event_id, category_id, number)',
  'create index on lots (event_id, effective_ends_at, number)',
  `alter table auctions
    add column charge_after_minutes integer check (charge_after_minutes >= 0),
    add column outbid_mail_minutes integer not null default 15,
    add column lost_mails boolean not null default false`,
  'alter table auction_log add column actor_id text references users on delete set null',
  'create unique index auction_log_acts on auction_log (lot_id, actor_id, key) where actor_id is not null',
  `create table withdrawn_bids (
    lot_id text not null,
    sequence bigint not null,
    primary key (lot_id, sequence),
    foreign key (lot_id, sequence) references auction_log on delete cascade
  )`,
  'alter table standing_bids add column retail_value bigint',
  `alter table lot_wins
    add column benefit_value bigint,
    add column won_at timestamptz not null default now(),
    add column charge_state text not null default 'none',
    add column charge_problem text,
    add column charge_tries integer not null default 0,
    add column charged_at timestamptz`,
  'create index on lot_wins (lot_id) where paid_at is null',
  `create table watched_lots (
    user_id text not null references users on delete cascade,
    lot_id text not null references lots on delete cascade,
    primary key (user_id, lot_id)
  )`,
  'create index on watched_lots (lot_id)',
  `create table outbid_mails (
    lot_id text not null references lots on delete cascade,
    bidder_id text not null references bidders on delete cascade,
    sent_at timestamptz not null,
    primary key (lot_id, bidder_id)
  )`,
]
