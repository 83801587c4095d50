import { type Kysely, type Migration, sql } from 'kysely'

/** Vouchers that are free, cover some pieces, are limited to what is sold, unlock what is hidden, or are paused. */
export const voucherTerms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table vouchers
    drop constraint vouchers_price_mode_check,
    add column subjects jsonb,
    add column unlocks boolean not null default false,
    add column pieces integer check (pieces > 0),
    add column paused_at timestamptz,
    add column note text not null default '',
    add column created_at timestamptz not null default now(),
    add constraint vouchers_price_mode_check check (price_mode in ('none', 'set', 'subtract', 'percent', 'free')),
    add constraint vouchers_none_check check (price_mode <> 'none' or unlocks)`,
  'create index on vouchers (event_id, created_at desc, id)',
]
