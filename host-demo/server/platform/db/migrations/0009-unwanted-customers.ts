import { type Kysely, type Migration, sql } from 'kysely'

/** Customers still to be deleted at the payment provider. */
export const unwantedCustomers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table unwanted_customers (
    known_by text primary key,
    work_due_at timestamptz not null,
    tries integer not null default 0
  )`,
]
