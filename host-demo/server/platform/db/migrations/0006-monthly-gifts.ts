import { type Kysely, type Migration, sql } from 'kysely'

/** Monthly gifts and the links that cancel them. */
export const monthlyGifts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table monthly_gifts (
    id text primary key,
    event_id text not null references events on delete cascade,
    order_id text not null unique references orders,
    status text not null default 'planned' check (status in ('planned', 'active', 'ended')),
    amount bigint not null check (amount > 0),
    processing_fee bigint not null check (processing_fee >= 0),
    subscription_id text unique,
    began_at timestamptz,
    next_at timestamptz,
    ended_at timestamptz,
    cancelled_at timestamptz,
    failed_invoice_id text,
    work_due_at timestamptz,
    tries integer not null default 0
  )`,
  'create index on monthly_gifts (work_due_at) where work_due_at is not null',
  // The two tables refer to each other, so the check waits for the commit.
  `alter table orders add column monthly_gift_id text references monthly_gifts deferrable initially deferred`,
  'create index on orders (monthly_gift_id) where monthly_gift_id is not null',
  `create table monthly_gift_links (
    token_hash text primary key,
    monthly_gift_id text not null references monthly_gifts on delete cascade
  )`,
]
