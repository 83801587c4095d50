import { type Kysely, type Migration, sql } from 'kysely'

/** What is scanned at the doors. */
export const ticketsDoor: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table door_scans (
    sequence bigint generated always as identity primary key,
    id text not null,
    event_id text not null references events on delete cascade,
    guest_ticket_id text references guest_tickets on delete cascade,
    act text not null check (act in ('in', 'out')),
    result text not null,
    first_scan bigint references door_scans on delete set null,
    door text not null,
    user_id text references users on delete set null,
    scanned_at timestamptz not null,
    happened_at timestamptz not null,
    received_at timestamptz not null,
    unique (event_id, id)
  )`,
  'create index on door_scans (event_id, sequence)',
  'create index on door_scans (guest_ticket_id, sequence)',
  // A trigger keeps each replaced code, so that the door can say that it was recalled.
  `create table retired_ticket_codes (
    code text primary key,
    guest_ticket_id text not null references guest_tickets on delete cascade
  )`,
  `create function retire_ticket_code() returns trigger language plpgsql as $$
    begin
      insert into retired_ticket_codes values (old.code, old.id) on conflict do nothing;
      return new;
    end $$`,
  `create trigger retire_ticket_code after update of code on guest_tickets
    for each row when (old.code is distinct from new.code) execute function retire_ticket_code()`,
]
