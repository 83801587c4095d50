import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Moves the payment link of a line from the order's line into this module's own table. The old column stays until no
 * process writes it.
 */
export const paymentRequestLines: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table payment_request_lines (
    order_line_id bigint primary key references order_lines on delete cascade,
    payment_request_id text not null references payment_requests on delete cascade
  )`,
  'create index on payment_request_lines (payment_request_id)',
  `insert into payment_request_lines
    select id, payment_request_id from order_lines where payment_request_id in (select id from payment_requests)`,
  `update order_lines set subject = 'payment_request:' || payment_request_id where payment_request_id is not null`,
]
