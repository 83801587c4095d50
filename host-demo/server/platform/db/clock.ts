import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The database's clock now, not at the transaction's begin. Read it after taking the lock. */
export async function databaseNow(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return (rows[0] as { now: Date }).now
}

/**
 * The same, moved by as much as a test has moved this process's clock.
 * @param now this process's clock
 */
export async function databaseTime(db: Kysely<Database>, now: () => Date): Promise<Date> {
  return atAhead(await databaseNow(db), now)
}

/** Applies the test's move to a database time that another statement has read: see `databaseTime`. */
export function atAhead(time: Date, now: () => Date): Date {
  const ahead = now().getTime() - Date.now()
  return Math.abs(ahead) < 100 ? time : new Date(time.getTime() + ahead)
}
