import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Lines with a subject and a quantity, and refunds by line; holds; when an order expires and which order replaces it;
 * payments and refunds as rows of their own; indexes for finding orders. The columns that move to details tables stay,
 * empty, until no process writes them.
 */
export const orderLines: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table order_lines
    add column subject text,
    add column quantity integer not null default 1 check (quantity > 0),
    add column benefit_value bigint not null default 0,
    add column refunded bigint not null default 0`,
  `alter table order_lines
    add column unit_price bigint generated always as (amount / quantity) stored,
    add check (amount % quantity = 0),
    add check (benefit_value between 0 and amount)`,
  `update order_lines set refunded = share.refunded from (
    select line.id, greatest(0, least(line.amount - line.discount, orders.refunded - coalesce(
      sum(line.amount - line.discount) over (
        partition by line.order_id order by line.position rows between unbounded preceding and 1 preceding
      ), 0))) as refunded
    from order_lines line join orders on orders.id = line.order_id
    where orders.refunded > 0
  ) share where share.id = order_lines.id`,
  'alter table order_lines add check (refunded between 0 and amount - discount)',
  'create index on order_lines (subject) where subject is not null',
  `create table holds (
    order_line_id bigint not null references order_lines on delete cascade,
    subject text not null,
    quantity bigint not null check (quantity > 0),
    expires_at timestamptz not null,
    primary key (order_line_id, subject)
  )`,
  'create index on holds (subject)',
  `alter table orders
    add column expires_at timestamptz,
    add column released_at timestamptz,
    add column replaced_by text references orders`,
  `update orders set expires_at = created_at + interval '1 day' where status = 'pending'`,
  `update orders set released_at = now() where status = 'cancelled'`,
  'create index on orders (replaced_by) where replaced_by is not null',
  `create index on orders (expires_at) where status = 'pending'`,
  'create index on orders (lower(email))',
  'create index on orders (event_id, created_at)',
  `create table payments (
    id bigint generated always as identity primary key,
    order_id text not null references orders on delete cascade,
    intent_id text unique,
    amount bigint not null check (amount > 0),
    currency text not null,
    too_late boolean not null default false,
    received_at timestamptz not null
  )`,
  'create index on payments (order_id)',
  `insert into payments (order_id, intent_id, amount, currency, received_at)
    select id, payment_intent_id, total, currency, paid_at from orders where paid_at is not null and total > 0`,
  `create table refunds (
    id text primary key,
    payment_id bigint not null references payments on delete cascade,
    order_line_id bigint references order_lines on delete cascade,
    provider_id text unique,
    kind text not null check (kind in ('refund', 'dispute')),
    amount bigint not null check (amount > 0),
    status text not null check (status in ('requested', 'done', 'undone')),
    created_at timestamptz not null
  )`,
  'create index on refunds (payment_id)',
  'create index on refunds (order_line_id) where order_line_id is not null',
  `insert into refunds (id, payment_id, kind, amount, status, created_at)
    select 'ref_' || orders.id, payments.id, 'refund', refunded, 'done', now()
    from orders join payments on payments.order_id = orders.id where refunded > 0`,
]
