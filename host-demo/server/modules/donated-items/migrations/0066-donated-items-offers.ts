import { type Kysely, type Migration, sql } from 'kysely'

export const donatedItemTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table donated_item_rules (
    event_id text primary key references events on delete cascade,
    takes_offers boolean not null,
    closes_at timestamptz,
    introduction text not null
  )`,
  `create table donated_items (
    id text primary key,
    event_id text not null references events on delete cascade,
    revision integer not null default 1,
    state text not null default 'new' check (state in ('new', 'accepted', 'declined')),
    title text not null,
    description text not null,
    kind text not null,
    retail_value bigint check (retail_value > 0),
    restrictions text,
    valid_until text,
    delivery text not null,
    pictures jsonb not null,
    first_name text,
    last_name text,
    email text,
    email_normal text,
    mobile text,
    company text,
    user_id text references users on delete set null,
    shown_as text,
    mailed boolean not null,
    notes text not null default '',
    message text,
    lot_id text,
    thanked boolean not null default false,
    offered_at timestamptz not null,
    decided_at timestamptz,
    decided_by text references users on delete set null,
    key_hash text,
    request_hash text,
    unique (event_id, key_hash)
  )`,
  'create index on donated_items (event_id, offered_at desc, id)',
  'create index on donated_items (event_id, state)',
  'create index on donated_items (email_normal)',
  'create index on donated_items (user_id)',
  'create index on donated_items (decided_by)',
]
