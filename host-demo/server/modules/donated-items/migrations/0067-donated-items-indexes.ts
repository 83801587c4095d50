import { type Kysely, type Migration, sql } from 'kysely'

/** For what prunes declined offers, and pictures that nobody uses. */
export const donatedItemIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create index on donated_items (state, decided_at)',
  'create index on donated_items using gin (pictures jsonb_path_ops)',
]
