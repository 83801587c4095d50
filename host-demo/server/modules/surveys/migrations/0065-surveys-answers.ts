import { type Kysely, type Migration, sql } from 'kysely'

export const surveyTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table surveys (
    id text primary key,
    event_id text not null references events on delete cascade,
    title text not null,
    introduction text not null,
    thank_you text not null,
    state text not null check (state in ('draft', 'open', 'closed')),
    closes_at timestamptz,
    public boolean not null,
    anonymous boolean not null,
    questions jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index on surveys (event_id, created_at)',
  // The keys count each account or device, and each lost answer that is sent again, once.
  `create table survey_givers (
    survey_id text not null references surveys on delete cascade,
    giver text not null,
    key_hash text not null,
    primary key (survey_id, giver),
    unique (survey_id, key_hash)
  )`,
  `create table survey_responses (
    id text primary key,
    survey_id text not null references surveys on delete cascade,
    user_id text references users on delete set null,
    answered_at timestamptz not null,
    answers jsonb not null
  )`,
  'create index on survey_responses (survey_id, answered_at desc, id)',
  'create index on survey_responses (user_id)',
]
