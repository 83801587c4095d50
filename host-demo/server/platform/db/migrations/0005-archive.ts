import { type Kysely, type Migration, sql } from 'kysely'

/** Accounts that the platform has put away: nobody signs in to them, and what they gave stays. */
export const archive: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column archived_at timestamptz`.execute(db)
  },
}
