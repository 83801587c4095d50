import { type Kysely, type Migration, sql } from 'kysely'

/** When the payer of an order that ended unpaid was forgotten, and those that are still to be. */
export const forgottenOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table orders add forgotten_at timestamptz').execute(db)
    await sql
      .raw(
        `create index orders_to_forget on orders (released_at)
          where status = 'cancelled' and forgotten_at is null`,
      )
      .execute(db)
  },
}
