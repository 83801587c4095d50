import { type Kysely, type Migration, sql } from 'kysely'

/** Background jobs: see `platform/jobs`. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    key text not null,
    payload jsonb not null,
    due_at timestamptz not null,
    run_at timestamptz not null,
    claim text,
    revision integer not null default 0,
    tries integer not null default 0,
    last_problem text,
    created_at timestamptz not null default now(),
    unique (kind, key)
  )`,
  'create index on jobs (kind, run_at)',
]
