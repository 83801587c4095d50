import { type Kysely, type Migration, sql } from 'kysely'

export const pollTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table polls (
    id text primary key,
    event_id text not null references events on delete cascade,
    position integer not null,
    question text not null,
    description text not null,
    options jsonb not null,
    choices_max integer not null check (choices_max > 0),
    is_public boolean not null,
    results_shown text not null check (results_shown in ('always', 'after_vote', 'after_close', 'never')),
    closes_at timestamptz,
    state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
    sequence bigint not null default 0,
    votes_sequence bigint not null default 0
  )`,
  'create index on polls (event_id, position)',
  `create table poll_votes (
    id bigint generated always as identity primary key,
    poll_id text not null references polls on delete cascade,
    user_id text references users on delete set null,
    device_hash text,
    option_ids jsonb not null,
    voted_at timestamptz not null,
    unique (poll_id, user_id),
    unique (poll_id, device_hash)
  )`,
  'create index on poll_votes (user_id)',
]
