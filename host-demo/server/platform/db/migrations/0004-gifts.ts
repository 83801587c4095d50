import { type Kysely, type Migration, sql } from 'kysely'

/** Fees, Gift Aid, matched funds, payment links and declines. */
export const gifts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table orders
    add column lines_total bigint not null default 0,
    add column discount_total bigint not null default 0 check (discount_total >= 0),
    add column processing_fee bigint not null default 0 check (processing_fee >= 0),
    add column voluntary_contribution bigint not null default 0 check (voluntary_contribution >= 0),
    add column organisation text,
    add column request_invoice boolean not null default false,
    add column marketing_consent boolean,
    add column campaign jsonb,
    add column address_hash text,
    add column declines integer not null default 0,
    add column challenged boolean not null default false`,
  'create index on orders (address_hash, created_at)',
  'update orders set lines_total = total',
  `alter table orders
    alter column lines_total drop default,
    add check (total = lines_total - discount_total + processing_fee + voluntary_contribution)`,
  `alter table order_lines
    add column anonymous_amount boolean not null default false,
    add column tribute_kind text check (tribute_kind in ('memory', 'honour')),
    add column tribute_name text,
    add column payment_request_id text`,
  'alter table donations add column anonymous_amount boolean not null default false',
  `create table gift_aid_declarations (
    order_line_id bigint primary key references order_lines on delete cascade,
    scope text not null check (scope in ('this_gift', 'all_gifts')),
    words text not null,
    words_hash text not null,
    first_name text not null,
    last_name text not null,
    line_1 text not null,
    line_2 text,
    town text not null,
    postcode text,
    country text,
    outside_uk boolean not null,
    declared_at timestamptz not null
  )`,
  `create table matched_funds (
    id text primary key,
    event_id text not null references events on delete cascade,
    name text not null,
    percent integer not null check (percent > 0),
    cap bigint not null check (cap > 0),
    starts_at timestamptz not null,
    ends_at timestamptz
  )`,
  'create index on matched_funds (event_id, starts_at)',
  `create table match_reservations (
    order_line_id bigint primary key references order_lines on delete cascade,
    fund_id text not null references matched_funds,
    amount bigint not null check (amount > 0),
    held_until timestamptz
  )`,
  'create index on match_reservations (fund_id)',
  `create table payment_requests (
    id text primary key,
    event_id text not null references events on delete cascade,
    title text not null,
    description text,
    amount bigint not null check (amount > 0),
    expires_at timestamptz,
    order_id text references orders,
    paid_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create table postcode_addresses (
    postcode text not null,
    position integer not null,
    line_1 text not null,
    line_2 text,
    town text not null,
    primary key (postcode, position)
  )`,
  `update events set settings = settings || jsonb_build_object(
    'giving', jsonb_build_object(
      'guest_pays_fees_default', 'no', 'fee_basis_points', 0, 'fee_fixed', 0, 'voluntary_contribution', null,
      'gift_aid', 'no', 'gift_messages', 'no', 'tributes', 'no', 'marketing_question', null
    ),
    'donation_amounts', (
      select coalesce(jsonb_agg(jsonb_build_object('amount', suggested) order by position), '[]'::jsonb)
      from jsonb_array_elements(settings -> 'donation_amounts') with ordinality as list (suggested, position)
    )
  )`,
]
