import { type Kysely, type Migration, sql } from 'kysely'

/** A gift that no match could be held for is matched with whatever is left when it is paid. */
export const openMatches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table match_reservations drop constraint match_reservations_amount_check',
  'alter table match_reservations add constraint match_reservations_amount_check check (amount >= 0)',
]
