import { type Kysely, type Migration, sql } from 'kysely'

/** Attempts to pay that a later one has replaced, also before they have arrived. */
export const replacedAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table replaced_attempts (
    event_id text not null references events on delete cascade,
    idempotency_hash text not null,
    replaced_at timestamptz not null,
    primary key (event_id, idempotency_hash)
  )`,
  'create index on replaced_attempts (replaced_at)',
]
