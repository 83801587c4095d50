import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsSales: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const offered = `
    event_id text not null references events on delete cascade,
    place integer not null,
    title text not null,
    description text not null,
    price bigint not null check (price >= 0),
    sale_opens_at timestamptz,
    sale_closes_at timestamptz,
    per_order_limit integer check (per_order_limit > 0),
    hidden boolean not null default false,
    restrictions text,
    published boolean not null default false`

const statements = [
  `create table ticket_sales (
    event_id text primary key references events on delete cascade,
    sequence bigint not null default 0
  )`,
  `create table ticket_types (
    id text primary key,${offered},
    capacity integer not null check (capacity >= 0),
    sold integer not null default 0 check (sold between 0 and capacity),
    waiting_list boolean not null default true
  )`,
  'create index on ticket_types (event_id, place)',
  `create table ticket_bundles (
    id text primary key,${offered}
  )`,
  'create index on ticket_bundles (event_id, place)',
  `create table ticket_bundle_parts (
    ticket_bundle_id text not null references ticket_bundles on delete cascade,
    event_ticket_type_id text not null references ticket_types on delete cascade,
    quantity integer not null check (quantity > 0),
    primary key (ticket_bundle_id, event_ticket_type_id)
  )`,
  'create index on ticket_bundle_parts (event_ticket_type_id)',
  `create table ticket_add_ons (
    id text primary key,
    event_id text not null references events on delete cascade,
    place integer not null,
    kind text not null check (kind in ('meal', 'dietary', 'access', 'size', 'other')),
    title text not null,
    help text,
    required boolean not null,
    free_text boolean not null,
    event_ticket_type_ids jsonb not null default '[]'
  )`,
  'create index on ticket_add_ons (event_id, place)',
  `create table ticket_add_on_choices (
    id text primary key,
    add_on_id text not null references ticket_add_ons on delete cascade,
    place integer not null,
    title text not null,
    price bigint not null default 0 check (price >= 0)
  )`,
  'create index on ticket_add_on_choices (add_on_id, place)',
  `create table ticket_waiters (
    id text primary key,
    event_id text not null references events on delete cascade,
    event_ticket_type_id text not null references ticket_types on delete cascade,
    quantity integer not null check (quantity > 0),
    first_name text not null,
    last_name text not null,
    email text not null,
    user_id text references users on delete set null,
    state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'missed', 'left')),
    joined_at timestamptz not null,
    offered_until timestamptz
  )`,
  `create index on ticket_waiters (event_ticket_type_id, joined_at) where state = 'waiting'`,
  'create index on ticket_waiters (event_id, joined_at)',
  'create index on ticket_waiters (user_id)',
  `create table ticket_reservations (
    id text primary key,
    event_id text not null references events on delete cascade,
    key_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    extended boolean not null default false,
    order_id text references orders on delete set null,
    waiter_id text references ticket_waiters on delete set null
  )`,
  'create index on ticket_reservations (event_id, expires_at)',
  'create index on ticket_reservations (order_id)',
  'create index on ticket_reservations (waiter_id)',
  `create table ticket_reservation_parts (
    reservation_id text not null references ticket_reservations on delete cascade,
    event_ticket_type_id text not null references ticket_types on delete cascade,
    quantity integer not null check (quantity > 0),
    primary key (reservation_id, event_ticket_type_id)
  )`,
  'create index on ticket_reservation_parts (event_ticket_type_id)',
  `create table ticket_lines (
    order_line_id bigint primary key references order_lines on delete cascade,
    event_id text not null references events on delete cascade,
    event_ticket_type_id text references ticket_types,
    ticket_bundle_id text references ticket_bundles,
    add_on_choice_id text references ticket_add_on_choices,
    reservation_id text references ticket_reservations on delete set null,
    state text not null default 'open' check (state in ('open', 'sold', 'ended')),
    check (num_nonnulls(event_ticket_type_id, ticket_bundle_id, add_on_choice_id) = 1)
  )`,
  'create index on ticket_lines (event_ticket_type_id)',
  'create index on ticket_lines (ticket_bundle_id)',
  'create index on ticket_lines (add_on_choice_id)',
  'create index on ticket_lines (reservation_id)',
  `create table ticket_line_parts (
    order_line_id bigint not null references ticket_lines on delete cascade,
    event_ticket_type_id text not null references ticket_types,
    quantity integer not null check (quantity > 0),
    primary key (order_line_id, event_ticket_type_id)
  )`,
  'create index on ticket_line_parts (event_ticket_type_id)',
]
