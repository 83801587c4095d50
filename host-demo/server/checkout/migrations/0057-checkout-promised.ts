import { type Kysely, type Migration, sql } from 'kysely'

/** Was an order to be paid to the organiser? So that one that has ended can still be found when its money arrives. */
export const promisedOrders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table orders add column promised boolean not null default false',
  `update orders set promised = true where status = 'awaiting_offline_payment' or paid_by is not null`,
]
