import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Voucher uses and payment links are held by rows, too, until their orders have ended. Open orders get theirs here. An
 * order that a process of the release before begins after this holds none.
 */
export const holdsForAll: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const open = `orders.status in ('pending', 'awaiting_offline_payment') and orders.released_at is null`

const statements = [
  'alter table holds alter column expires_at drop not null',
  `insert into holds (order_line_id, subject, quantity)
    select distinct on (orders.id) line.id, 'voucher:' || voucher_id, 1
    from orders join order_lines line on line.order_id = orders.id
    where voucher_id is not null and line.discount > 0 and ${open}
    order by orders.id, line.position`,
  `insert into holds (order_line_id, subject, quantity)
    select line.id, line.subject, 1 from orders join order_lines line on line.order_id = orders.id
    where line.subject like 'payment_request:%' and ${open}`,
]
