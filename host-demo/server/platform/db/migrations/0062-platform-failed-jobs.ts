import { type Kysely, type Migration, sql } from 'kysely'

/** When a job was given up: it is not tried again by itself. A server of the previous release goes on trying. */
export const failedJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table jobs add column failed_at timestamptz').execute(db)
  },
}
