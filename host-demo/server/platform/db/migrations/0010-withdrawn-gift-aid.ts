import { type Kysely, type Migration, sql } from 'kysely'

/** A declaration for all gifts can be withdrawn: the row stays, with the day, and covers no later gift. */
export const withdrawnGiftAid: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = ['alter table gift_aid_declarations add column withdrawn_at timestamptz']
