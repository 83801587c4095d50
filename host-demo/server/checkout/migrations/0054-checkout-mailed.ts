import { type Kysely, type Migration, sql } from 'kysely'

/** Was the payer mailed about their promise? So that the same request is answered the same again. */
export const mailedPromises: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table orders add column mailed boolean not null default true').execute(db)
  },
}
