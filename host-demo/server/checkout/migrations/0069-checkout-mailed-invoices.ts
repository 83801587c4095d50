import { type Kysely, type Migration, sql } from 'kysely'

/** Was an invoice mailed? So that one that was held back at the promise is mailed when it is paid. */
export const mailedInvoices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table invoices add column mailed boolean not null default true',
  `update invoices set mailed = false
    from orders where orders.id = invoices.order_id and not orders.mailed and orders.paid_at is null`,
]
