import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsClosedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table agenda_sessions add column closed boolean not null default false',
  // When its buyer was mailed that a seat has ended. Nobody is mailed about earlier refunds.
  'alter table guest_tickets add column end_mailed_at timestamptz',
  'update guest_tickets set end_mailed_at = ended_at',
]
