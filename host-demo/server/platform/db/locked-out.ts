import { type Kysely, sql } from 'kysely'
import { StartupError } from '../startup-error.ts'
import type { Database } from './schema.ts'

/** The sentence for the operator when a migration could not get a lock: it names the session that holds one longest. */
export async function lockedOut(db: Kysely<Database>, migration: string): Promise<StartupError> {
  // Another role's transaction has no time that this one may see. It is a backup rather than another server of Fayre.
  const { rows } = await sql<{ pid: number; name: string }>`
    select pid, coalesce(nullif(application_name, ''), usename, backend_type) as name
    from pg_stat_activity
    where pid <> pg_backend_pid() and pid in (
      select pid from pg_locks
      where granted and database = (select oid from pg_database where datname = current_database())
    )
    order by xact_start nulls first
    limit 1`.execute(db)
  const holder = rows[0]
  return new StartupError(
    holder
      ? `The migration ${migration} could not lock a table, perhaps because ${holder.name} uses it: start again when that has ended, or end it by "select pg_terminate_backend(${holder.pid})".`
      : `The migration ${migration} could not lock a table, because another session used it: start again.`,
  )
}
