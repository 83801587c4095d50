import { type Kysely, type Migration, sql } from 'kysely'

/** What an organiser's key was sent with. Null for actions of the build before. */
export const auctionActionHashes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table auction_log add request_hash text').execute(db)
  },
}
