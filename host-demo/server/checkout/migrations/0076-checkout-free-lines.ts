import { type Kysely, type Migration, sql } from 'kysely'

/** What costs nothing without a voucher too: a free ticket, a free choice of an extra. */
export const freeLines: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table order_lines
    drop constraint order_lines_amount_check,
    add constraint order_lines_amount_check check (amount >= 0)`,
  `alter table orders
    drop constraint orders_total_check,
    add constraint orders_total_check check (total >= 0)`,
]
