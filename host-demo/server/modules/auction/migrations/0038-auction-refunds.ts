import { type Kysely, type Migration, sql } from 'kysely'

/** A win can be refunded, and bought pieces can be returned. */
export const auctionRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const paying = (line: string) => `from auction_lines
  join order_lines on order_lines.id = order_line_id
  join orders on orders.id = order_id
  where orders.paid_at is not null and ${line}`

const statements = [
  'alter table lot_wins add column refunded_at timestamptz',
  'alter table auction_lines add column sold boolean not null default false',
  `update auction_lines set sold = true
    where order_line_id in (select order_line_id ${paying('auction_lines.bidder_id is null')})`,
  `update lot_wins set refunded_at = now()
    where paid_at is not null
    and (lot_id, bidder_id) in (
      select lot_id, bidder_id ${paying('bidder_id is not null')}
      group by lot_id, bidder_id
      having bool_and(order_lines.refunded >= amount - discount and order_lines.refunded > 0)
    )`,
]
