import { type Kysely, type Migration, sql } from 'kysely'

/** Invoices, with numbers of their own per organisation and year; and what the payer's organisation needs on them. */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table orders add column organisation_number text, add column organisation_address text',
  `create table invoice_numbers (
    organisation_id text not null references organisations,
    year integer not null,
    last integer not null,
    primary key (organisation_id, year)
  )`,
  `create table invoices (
    order_id text primary key references orders,
    organisation_id text not null references organisations,
    year integer not null,
    number integer not null,
    payer jsonb not null,
    issued_at timestamptz not null,
    unique (organisation_id, year, number)
  )`,
]
