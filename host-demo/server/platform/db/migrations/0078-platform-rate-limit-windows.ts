import { type Kysely, type Migration, sql } from 'kysely'

/** Finds the windows that have ended, to delete them. */
export const rateLimitWindows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index on rate_limits (window_start)`.execute(db)
  },
}
