import { type Kysely, type Migration, sql } from 'kysely'

/** Promises that are divided among charities, and those that were paid at the desk. */
export const receivedPledges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table pledges
          add parts jsonb not null default '[]',
          add paid_by text check (paid_by in ('cash', 'cheque', 'card_machine'))`,
      )
      .execute(db)
  },
}
