import { type Kysely, type Migration, sql } from 'kysely'

/** Events, people, orders, gifts, sequences and locks. */
export const ground: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table events (
    id text primary key,
    path_name text not null unique,
    is_default boolean not null default false,
    name text not null,
    currency text not null,
    currency_decimals integer not null check (currency_decimals between 0 and 4),
    donation_minimum bigint not null check (donation_minimum > 0),
    donation_maximum bigint not null check (donation_maximum >= donation_minimum),
    goal bigint check (goal > 0),
    guest_checkout boolean not null,
    offline_instructions text,
    registration_open boolean not null,
    settings jsonb not null,
    terminology jsonb not null,
    login jsonb not null
  )`,
  'create unique index one_default_event on events (is_default) where is_default',
  `create table event_hosts (
    host text primary key,
    event_id text not null references events on delete cascade
  )`,
  `create table event_origins (
    event_id text not null references events on delete cascade,
    origin text not null,
    primary key (event_id, origin)
  )`,
  'create index on event_origins (origin)',
  `create table event_totals (
    event_id text primary key references events on delete cascade,
    sequence bigint not null default 0,
    total_raised bigint not null default 0 check (total_raised >= 0),
    donation_count bigint not null default 0 check (donation_count >= 0),
    donor_count bigint not null default 0 check (donor_count >= 0)
  )`,
  `create table event_donors (
    event_id text not null references events on delete cascade,
    donor text not null,
    gifts integer not null check (gifts >= 0),
    primary key (event_id, donor)
  )`,
  `create table pages (
    event_id text not null references events on delete cascade,
    key text not null,
    title text not null,
    description text,
    template text,
    content jsonb not null,
    primary key (event_id, key)
  )`,
  `create table users (
    id text primary key,
    email text not null,
    email_normal text not null unique,
    first_name text not null,
    last_name text not null,
    mobile text,
    password text not null,
    created_at timestamptz not null default now()
  )`,
  `create table sessions (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index on sessions (expires_at)',
  `create table mail_links (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz,
    redirect_route text
  )`,
  `create table orders (
    id text primary key,
    reference text not null unique,
    event_id text not null references events,
    user_id text references users,
    key_hash text not null,
    idempotency_hash text not null,
    request_hash text not null,
    status text not null
      check (status in ('pending', 'awaiting_offline_payment', 'paid', 'refunded', 'cancelled')),
    first_name text not null,
    last_name text not null,
    email text not null,
    total bigint not null check (total > 0),
    currency text not null,
    payment_intent_id text unique,
    refunded bigint not null default 0 check (refunded between 0 and total),
    version integer not null default 0,
    created_at timestamptz not null default now(),
    paid_at timestamptz,
    unique (event_id, idempotency_hash)
  )`,
  'create index on orders (user_id, event_id, created_at)',
  `create table order_lines (
    id bigint generated always as identity primary key,
    order_id text not null references orders on delete cascade,
    position integer not null,
    origin text not null,
    title text not null,
    amount bigint not null check (amount > 0),
    message text,
    anonymous boolean not null,
    unique (order_id, position)
  )`,
  `create table donations (
    id bigint generated always as identity primary key,
    event_id text not null references events,
    order_line_id bigint not null unique references order_lines,
    donor text not null,
    first_name text not null,
    last_name text not null,
    message text,
    anonymous boolean not null,
    amount bigint not null check (amount > 0),
    refunded bigint not null default 0 check (refunded between 0 and amount),
    given_at timestamptz not null
  )`,
  'create index on donations (event_id, given_at)',
  `create table webhook_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null default now()
  )`,
  `create table payment_problems (
    id bigint generated always as identity primary key,
    order_id text not null references orders on delete cascade,
    payment_intent_id text not null,
    problem text not null,
    found_at timestamptz not null default now(),
    unique (order_id, payment_intent_id, problem)
  )`,
  `create table outbox (
    id bigint generated always as identity primary key,
    channel text not null,
    event text not null,
    data jsonb not null,
    created_at timestamptz not null default now(),
    claimed_until timestamptz
  )`,
  `create table rate_limits (
    bucket text not null,
    window_start timestamptz not null,
    hits integer not null,
    primary key (bucket, window_start)
  )`,
  `create table maintenance (
    id integer generated always as identity primary key,
    starts_at timestamptz not null,
    minutes integer not null check (minutes > 0)
  )`,
  `create table server_secrets (
    name text primary key,
    value text not null
  )`,
]
