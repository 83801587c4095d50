import { type Kysely, type Migration, sql } from 'kysely'

/**
 * How long an order can wait to be paid to the organiser while it keeps something from others. Orders that were
 * promised before have no end.
 */
export const payBy: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table events add offline_payment_days integer default 14 check (offline_payment_days between 1 and 365)',
  `create index orders_pay_by on orders (expires_at) where status = 'awaiting_offline_payment'`,
]
