import { type Kysely, type Migration, sql } from 'kysely'

export const individualGivingPages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table fundraiser_teams (
    id text primary key,
    event_id text not null references events on delete cascade,
    slug text not null,
    name text not null,
    story text not null default '',
    picture text,
    goal bigint check (goal > 0),
    captain_id text,
    shown boolean not null default true,
    sequence bigint not null default 0,
    raised bigint not null default 0 check (raised >= 0),
    gift_count bigint not null default 0,
    member_count bigint not null default 0,
    created_at timestamptz not null default now(),
    unique (event_id, slug)
  )`,
  'create index on fundraiser_teams (event_id, raised desc)',
  `create table fundraisers (
    id text primary key,
    event_id text not null references events on delete cascade,
    user_id text references users on delete set null,
    slug text not null,
    name text not null,
    story text not null default '',
    picture text,
    goal bigint check (goal > 0),
    ends_at timestamptz,
    team_id text references fundraiser_teams on delete set null,
    shown boolean not null default true,
    sequence bigint not null default 0,
    raised bigint not null default 0 check (raised >= 0),
    gift_count bigint not null default 0,
    created_at timestamptz not null default now(),
    unique (event_id, slug),
    unique (event_id, user_id)
  )`,
  'create index on fundraisers (event_id, raised desc)',
  'create index on fundraisers (team_id)',
  'create index on fundraisers (user_id)',
  `alter table fundraiser_teams add foreign key (captain_id) references fundraisers on delete set null`,
  `create table fundraiser_gifts (
    id bigint generated always as identity primary key,
    fundraiser_id text not null references fundraisers on delete cascade,
    order_line_id bigint unique references order_lines on delete cascade,
    idempotency_hash text unique,
    donor text,
    name text,
    email text,
    anonymous_amount boolean not null default false,
    note text,
    amount bigint not null check (amount > 0),
    refunded bigint not null default 0 check (refunded >= 0),
    given_at timestamptz,
    check ((order_line_id is null) <> (idempotency_hash is null))
  )`,
  'create index on fundraiser_gifts (fundraiser_id, given_at desc)',
  `create table fundraiser_messages (
    id bigint generated always as identity primary key,
    fundraiser_id text not null references fundraisers on delete cascade,
    gift_id bigint unique references fundraiser_gifts on delete cascade,
    idempotency_hash text not null unique,
    user_id text references users on delete set null,
    name text not null,
    text text not null,
    state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
    at timestamptz not null
  )`,
  'create index on fundraiser_messages (fundraiser_id, state, at desc)',
  `create index on fundraiser_messages (at) where state = 'waiting'`,
  `create table fundraiser_updates (
    id text primary key,
    fundraiser_id text not null references fundraisers on delete cascade,
    text text not null,
    at timestamptz not null
  )`,
  'create index on fundraiser_updates (fundraiser_id, at desc)',
  `create table fundraiser_views (
    fundraiser_id text not null references fundraisers on delete cascade,
    day date not null,
    views bigint not null,
    primary key (fundraiser_id, day)
  )`,
]
