import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Makes organisations rows of their own, each event in one, with roles for their people. Events with the same charity
 * number share an organisation; an event without a number gets its own. Organisers keep exactly the permissions they
 * had at their event. `event_organisers` stays, unread, until no older server runs.
 */
export const organisations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const key = `coalesce(nullif(trim(events.settings->>'charity_number'), ''), events.id)`

const statements = [
  `create table organisations (
    id text primary key,
    name text not null,
    charity_number text,
    created_at timestamptz not null default now()
  )`,
  'alter table events add column organisation_id text references organisations',
  `insert into organisations (id, name, charity_number)
    select 'org_' || ${key}, min(coalesce(settings->>'charity_name', name)), min(settings->>'charity_number')
    from events group by ${key}`,
  `update events set organisation_id = 'org_' || ${key}`,
  'alter table events alter column organisation_id set not null',
  'create index on events (organisation_id)',
  `create table memberships (
    id bigint generated always as identity primary key,
    organisation_id text not null references organisations on delete cascade,
    user_id text not null references users on delete cascade,
    event_id text references events on delete cascade,
    permissions jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index on memberships (organisation_id, user_id, coalesce(event_id, ''))`,
  'create index on memberships (user_id)',
  `insert into memberships (organisation_id, user_id, event_id, permissions)
    select events.organisation_id, user_id, event_id, '["pages.view"]'
    from event_organisers join events on events.id = event_id`,
]
