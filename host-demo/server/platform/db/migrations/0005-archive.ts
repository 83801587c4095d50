import { type Kysely, type Migration, sql } from 'kysely'

/** Archived accounts: nobody signs in to them, but their gifts stay. */
export const archive: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column archived_at timestamptz`.execute(db)
  },
}
