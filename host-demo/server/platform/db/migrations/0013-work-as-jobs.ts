import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Work that waited in columns of its own table becomes jobs. The columns stay for servers of the previous release and
 * are not read.
 */
export const workAsJobs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table mails alter column next_try_at set default now()',
  "insert into jobs (kind, key, payload, due_at, run_at) select 'send-mail', id, '{}', now(), now() from mails",
  `insert into jobs (kind, key, payload, due_at, run_at)
    select 'monthly-gift', id, '{}', now(), now() from monthly_gifts where work_due_at is not null`,
  `insert into jobs (kind, key, payload, due_at, run_at)
    select 'forget-customer', known_by, '{}', now(), now() from unwanted_customers`,
  'create index on webhook_events (received_at)',
]
