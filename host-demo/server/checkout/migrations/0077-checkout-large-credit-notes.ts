import { type Kysely, type Migration, sql } from 'kysely'

/** Credit notes of more than 2,147,483,647 minor units, as all other amounts can have. */
export const largeCreditNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table credit_notes alter column amount type bigint`.execute(db)
  },
}
