import { type Kysely, type Migration, sql } from 'kysely'

/** Removes the addresses that payment links went to from the audit log. */
export const auctionLogAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("update audit_log set after = after - 'email' where kind = 'lot_win' and after ? 'email'").execute(db)
  },
}
