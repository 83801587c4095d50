import { type Kysely, type Migration, sql } from 'kysely'

/** Was a promise confirmed by mail? So that the same request is answered the same again. */
export const mailedPledges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table pledges add column mailed boolean not null default true').execute(db)
  },
}
