import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Adds a subject and a next try to each push. `claimed_until` stays for servers of the previous release and is not
 * read.
 */
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
