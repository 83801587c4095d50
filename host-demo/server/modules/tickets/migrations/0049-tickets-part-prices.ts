import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsPartPrices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // Null for lines of the build before.
  'alter table ticket_line_parts add column price bigint check (price >= 0)',
  'update ticket_line_parts set price = types.price from ticket_types types where types.id = event_ticket_type_id',
]
