import { type Kysely, type Migration, sql } from 'kysely'

/** Vouchers that people have redeemed, and batches of codes. */
export const accountVouchers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table vouchers add column batch_id text',
  'create index on vouchers (batch_id) where batch_id is not null',
  `create table kept_vouchers (
    user_id text not null references users on delete cascade,
    voucher_id text not null references vouchers on delete cascade,
    kept_at timestamptz not null,
    primary key (user_id, voucher_id)
  )`,
  'create index on kept_vouchers (voucher_id)',
]
