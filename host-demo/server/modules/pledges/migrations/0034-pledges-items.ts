import { type Kysely, type Migration, sql } from 'kysely'

export const pledgeTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table charities (
    id text primary key,
    event_id text not null references events on delete cascade,
    place integer not null,
    name text not null,
    summary text not null,
    charity_number text,
    picture text,
    -- Left out by the organiser: nobody can choose it any more, and its gifts keep its name.
    gone boolean not null default false
  )`,
  'create index on charities (event_id, place)',
  `create table pledge_items (
    id text primary key,
    event_id text not null references events on delete cascade,
    number integer not null,
    title text not null,
    summary text not null,
    description text not null,
    picture text,
    target bigint check (target > 0),
    levels jsonb not null,
    own_amount boolean not null,
    pay_later boolean not null,
    charity_ids jsonb not null,
    state text not null check (state in ('open', 'closed')),
    published boolean not null,
    sequence bigint not null default 0,
    pledged bigint not null default 0,
    matched bigint not null default 0,
    pledge_count integer not null default 0,
    unique (event_id, number)
  )`,
  `create table pledges (
    id text primary key,
    event_id text not null references events on delete cascade,
    item_id text not null references pledge_items,
    sequence bigint not null default 1,
    amount bigint not null check (amount > 0),
    refunded bigint not null default 0,
    matched bigint not null default 0,
    level_id text,
    source text not null check (source in ('online', 'room')),
    paddle integer,
    shown_as text not null,
    first_name text,
    last_name text,
    email text,
    email_normal text,
    user_id text references users on delete set null,
    message text,
    anonymous boolean not null,
    anonymous_amount boolean not null,
    hidden boolean not null default false,
    undone_at timestamptz,
    pledged_at timestamptz not null,
    paid_at timestamptz,
    order_id text references orders,
    key_hash text,
    request_hash text,
    unique (event_id, key_hash),
    unique (order_id, item_id)
  )`,
  'create index on pledges (item_id, pledged_at desc, id)',
  'create index on pledges (event_id, pledged_at desc, id)',
  'create index on pledges (email_normal)',
  'create index on pledges (user_id)',
  `create table pledge_lines (
    order_line_id bigint primary key references order_lines on delete cascade,
    item_id text references pledge_items,
    charity_id text references charities,
    pledge_id text references pledges
  )`,
  'create index on pledge_lines (pledge_id)',
  'create index on pledge_lines (charity_id)',
]
