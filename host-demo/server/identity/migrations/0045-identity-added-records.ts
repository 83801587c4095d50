import { type Kysely, type Migration, sql } from 'kysely'

/** The idempotency keys that organisers' records were added with. */
export const addedRecords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table added_records (
    event_id text not null references events on delete cascade,
    key_hash text not null,
    request_hash text not null,
    record_id text not null,
    added_at timestamptz not null,
    primary key (event_id, key_hash)
  )`,
  'create index on added_records (added_at)',
]
