import { type Kysely, type Migration, sql } from 'kysely'

/** When the person was removed from an undone pledge, and an index of those still to do. */
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
