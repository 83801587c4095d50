import { type Kysely, type Migration, sql } from 'kysely'

/** A subject and a next try for each push. `claimed_until` is left for servers of the release before, and not read. */
export const outboxSubjects: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table outbox
    add column subject text not null default '',
    add column run_at timestamptz not null default now(),
    add column tries integer not null default 0`,
  'create index on outbox (run_at)',
  'create index on outbox (channel, event, subject, id)',
  'create index on outbox (created_at)',
]
