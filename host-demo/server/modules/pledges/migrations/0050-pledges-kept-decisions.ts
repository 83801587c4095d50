import { type Kysely, type Migration, sql } from 'kysely'

/** What the organiser decided about a pledge that was deleted because its order counts as unpaid. */
export const keptDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table pledge_lines add kept jsonb').execute(db)
  },
}
