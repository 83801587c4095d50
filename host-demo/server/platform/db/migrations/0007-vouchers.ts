import { type Kysely, type Migration, sql } from 'kysely'

/** Voucher codes, and orders that cost nothing because of one. */
export const vouchers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table vouchers (
    id text primary key,
    event_id text not null references events on delete cascade,
    code text not null,
    code_normal text not null,
    price_mode text not null check (price_mode in ('set', 'subtract', 'percent')),
    value bigint not null check (value >= 0),
    origins jsonb not null check (not origins @> '["donation"]'),
    max_usages integer check (max_usages > 0),
    valid_from timestamptz,
    valid_until timestamptz,
    unique (event_id, code_normal),
    check (price_mode <> 'percent' or value <= 10000)
  )`,
  `alter table orders
    add column voucher_id text references vouchers,
    drop constraint orders_total_check,
    add constraint orders_total_check check (total > 0 or (total = 0 and discount_total > 0))`,
  'create index on orders (voucher_id) where voucher_id is not null',
  `alter table order_lines
    add column discount bigint not null default 0 check (discount between 0 and amount)`,
]
