import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsEndedExtras: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table ticket_lines add column end_mailed_at timestamptz',
  // Their buyers are not mailed about refunds of the past.
  "update ticket_lines set end_mailed_at = now() where state = 'ended'",
]
