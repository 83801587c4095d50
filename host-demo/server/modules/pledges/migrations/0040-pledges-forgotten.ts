import { type Kysely, type Migration, sql } from 'kysely'

/** When it was forgotten whose pledge an undone one was, and those that are still to be. */
export const forgottenPledges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table pledges add forgotten_at timestamptz').execute(db)
    await sql
      .raw(
        `create index pledges_to_forget on pledges (undone_at)
          where undone_at is not null and forgotten_at is null`,
      )
      .execute(db)
  },
}
