import { type Kysely, type Migration, sql } from 'kysely'

/** Several accounts can share a number: each is mailed a code of its own. */
export const codesOfPeople: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table one_time_codes add column user_id text references users on delete cascade',
  'create index on one_time_codes (user_id)',
]
