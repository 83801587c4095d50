import { type Kysely, type Migration, sql } from 'kysely'

/** Counts the winners of a lot, because its leaders need not have won. */
export const auctionWon: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table lots add column won integer not null default 0',
  'update lots set won = (select count(*) from lot_wins where lot_id = lots.id)',
]
