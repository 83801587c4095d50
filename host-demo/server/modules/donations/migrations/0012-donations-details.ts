import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Moves what donors say with a gift from the order's line into this module's own table, and separates what funds have
 * given from what they hold. The old columns and table stay, empty, until no process writes them.
 */
export const donationDetails: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table donation_details (
    order_line_id bigint primary key references order_lines on delete cascade,
    message text,
    anonymous boolean not null,
    anonymous_amount boolean not null,
    tribute_kind text check (tribute_kind in ('memory', 'honour')),
    tribute_name text
  )`,
  `insert into donation_details
    select id, message, anonymous, anonymous_amount, tribute_kind, tribute_name from order_lines where origin = 'donation'`,
  `alter table order_lines alter column anonymous set default true`,
  `update order_lines set message = null, anonymous = true, tribute_kind = null, tribute_name = null
    where origin = 'donation'`,
  `create table matches (
    order_line_id bigint primary key references order_lines on delete cascade,
    fund_id text not null references matched_funds,
    amount bigint not null check (amount >= 0)
  )`,
  'create index on matches (fund_id)',
  `insert into matches select order_line_id, fund_id, amount from match_reservations where held_until is null`,
  `update order_lines set subject = 'matched_fund:' || fund_id from match_reservations
    where match_reservations.order_line_id = order_lines.id`,
  `insert into holds (order_line_id, subject, quantity, expires_at)
    select order_line_id, 'matched_fund:' || fund_id, amount, held_until
    from match_reservations where held_until > now() and amount > 0`,
  'delete from match_reservations',
  'create index on donations (donor)',
]
