import { type Kysely, type Migration, sql } from 'kysely'

/** What has arrived by a payment that does not match its order, and when the organiser has dealt with it. */
export const paymentProblems: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table payment_problems add amount bigint, add currency text, add settled_at timestamptz')
      .execute(db)
    await sql
      .raw(
        `update payment_problems set amount = substring(problem from '^paid ([0-9]+)$')::bigint, currency = orders.currency
          from orders where orders.id = order_id and problem ~ '^paid [0-9]+$'`,
      )
      .execute(db)
  },
}
