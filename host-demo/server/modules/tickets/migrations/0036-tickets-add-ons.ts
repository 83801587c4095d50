import { type Kysely, type Migration, sql } from 'kysely'

export const ticketsAddOns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table ticket_add_on_choices
    add column capacity integer check (capacity >= 0),
    add column sold integer not null default 0 check (sold >= 0)`,
  // A seat that is refunded on its own, while others of its line stay good.
  'alter table guest_tickets add column refund_id text references refunds on delete set null',
  'create index on guest_tickets (refund_id) where refund_id is not null',
]
