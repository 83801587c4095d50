import { type Kysely, type Migration, sql } from 'kysely'

/** What organisers did in the desk. */
export const auditLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    event_id text not null references events on delete cascade,
    user_id text references users on delete set null,
    at timestamptz not null default clock_timestamp(),
    action text not null,
    kind text not null,
    subject_id text not null,
    title text not null,
    before jsonb,
    after jsonb
  )`,
  'create index on audit_log (event_id, id desc)',
  'create index on audit_log (event_id, kind, subject_id, id)',
  'create index on audit_log (user_id)',
]
