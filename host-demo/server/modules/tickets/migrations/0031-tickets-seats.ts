import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsSeats: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table guest_tickets (
    id text primary key,
    event_id text not null references events on delete cascade,
    order_id text references orders on delete cascade,
    order_line_id bigint references order_lines on delete cascade,
    ticket_type_id text,
    bundle_id text,
    title text not null,
    bundle_title text,
    number integer not null check (number > 0),
    code text not null unique,
    revision integer not null default 1,
    link_revision integer not null default 1,
    guest_name text,
    guest_email text,
    guest_mobile text,
    answers jsonb not null default '{}',
    rsvp_status text not null default 'awaiting' check (rsvp_status in ('awaiting', 'yes', 'no')),
    answered_at timestamptz,
    checkin_status text not null default 'out' check (checkin_status in ('in', 'out')),
    checked_in_at timestamptz,
    checked_in_where text,
    checked_in_by text references users on delete set null,
    claimed_by text references users on delete set null,
    claimed_at timestamptz,
    invited_at timestamptz,
    transferred_at timestamptz,
    recalled_at timestamptz,
    reminded_at timestamptz,
    needs_pruned_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null,
    unique (order_id, number)
  )`,
  'create index on guest_tickets (event_id, created_at, id)',
  'create index on guest_tickets (order_line_id)',
  'create index on guest_tickets (claimed_by)',
  'create index on guest_tickets (event_id, lower(guest_email))',
  `create table agendas (
    id text primary key,
    event_id text not null references events on delete cascade,
    title text not null,
    required boolean not null,
    ticket_type_ids jsonb,
    place integer not null
  )`,
  'create index on agendas (event_id, place)',
  `create table agenda_sessions (
    id text primary key,
    agenda_id text not null references agendas on delete cascade,
    title text not null,
    description text not null default '',
    location text,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    capacity integer check (capacity >= 0),
    chosen integer not null default 0 check (chosen >= 0),
    check (capacity is null or chosen <= capacity)
  )`,
  'create index on agenda_sessions (agenda_id, starts_at)',
  `create table agenda_choices (
    guest_ticket_id text not null references guest_tickets on delete cascade,
    session_id text not null references agenda_sessions on delete cascade,
    primary key (guest_ticket_id, session_id)
  )`,
  'create index on agenda_choices (session_id)',
  // What was chosen in the checkout, for the seats of a line in their order.
  `create table agenda_line_choices (
    order_line_id bigint not null references order_lines on delete cascade,
    seat integer not null,
    session_id text not null references agenda_sessions on delete cascade,
    primary key (order_line_id, seat, session_id)
  )`,
  'create index on agenda_line_choices (session_id)',
]
