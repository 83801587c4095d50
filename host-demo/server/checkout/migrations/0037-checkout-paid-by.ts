import { type Kysely, type Migration, sql } from 'kysely'

/** How the organiser was paid for an order, and the orders that the desk lists for that. */
export const paidBy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table orders
          add paid_by text check (paid_by in ('cash', 'cheque', 'card_machine', 'bank_transfer'))`,
      )
      .execute(db)
    await sql
      .raw(
        `create index orders_offline on orders (event_id, created_at)
          where status = 'awaiting_offline_payment' or paid_by is not null`,
      )
      .execute(db)
  },
}
