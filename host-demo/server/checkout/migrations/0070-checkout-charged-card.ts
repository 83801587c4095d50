import { type Kysely, type Migration, sql } from 'kysely'

/** The saved card of an order that is charged without its payer. */
export const chargedCards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table orders add column payment_method_id text').execute(db)
  },
}
