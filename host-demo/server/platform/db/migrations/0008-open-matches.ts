import { type Kysely, type Migration, sql } from 'kysely'

/** A gift that nothing could be kept for is matched all the same, with what is left once it is paid. */
export const openMatches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table match_reservations drop constraint match_reservations_amount_check',
  'alter table match_reservations add constraint match_reservations_amount_check check (amount >= 0)',
]
