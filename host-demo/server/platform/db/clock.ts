import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The database's clock at this moment, not at the transaction's begin: read it after taking the lock. */
export async function databaseNow(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return (rows[0] as { now: Date }).now
}
