import { type Kysely, type Migration, sql } from 'kysely'

/** Whose details an entry of the audit log has, so that they can be forgotten. */
export const logPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table audit_log add column people text[] not null default '{}'").execute(db)
  },
}
