import { type Kysely, type Migration, sql } from 'kysely'

/** Credit notes of invoiced orders, with a series of their own per organisation and year. */
export const creditNotes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table credit_note_numbers (
    organisation_id text not null references organisations,
    year integer not null,
    last integer not null,
    primary key (organisation_id, year)
  )`,
  `create table credit_notes (
    organisation_id text not null references organisations,
    year integer not null,
    number integer not null,
    order_id text not null references orders,
    amount integer not null,
    issued_at timestamptz not null,
    primary key (organisation_id, year, number)
  )`,
  'create index credit_notes_by_order on credit_notes (order_id)',
]
