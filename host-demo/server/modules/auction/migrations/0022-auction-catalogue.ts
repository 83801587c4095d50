import { type Kysely, type Migration, sql } from 'kysely'

/** Lots are drafts until they are published, and have more than one picture. */
export const auctionCatalogue: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table lots add column published boolean not null default true',
  `alter table lots add column pictures jsonb not null default '[]'`,
]
