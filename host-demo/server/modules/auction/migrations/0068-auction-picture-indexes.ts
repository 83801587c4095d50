import { type Kysely, type Migration, sql } from 'kysely'

/** For what prunes pictures that nobody uses. */
export const auctionPictureIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = ['create index on lots (picture)', 'create index on lots using gin (pictures jsonb_path_ops)']
