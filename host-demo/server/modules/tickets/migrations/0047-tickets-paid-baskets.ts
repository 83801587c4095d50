import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsPaidBaskets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  // Unlike reservation_id it stays when the basket is deleted. Null for lines of the build before.
  'alter table ticket_lines add column basket_key_hash text',
  'create index on ticket_lines (basket_key_hash)',
]
