import { type Kysely, type Migration, sql } from 'kysely'

export const paidByTransfer: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table pledges
          drop constraint pledges_paid_by_check,
          add constraint pledges_paid_by_check check (paid_by in ('cash', 'cheque', 'card_machine', 'bank_transfer'))`,
      )
      .execute(db)
  },
}
