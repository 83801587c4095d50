import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Locks subjects until the transaction ends. Always sorted, all at once, and before any row of an order, so that
 * transactions cannot deadlock.
 */
export async function lockSubjects(
  trx: Transaction<Database>,
  rowLocks: boolean,
  subjects: readonly (string | null | undefined)[],
): Promise<void> {
  if (!rowLocks) return
  const named = new Set(subjects.filter(subject => subject !== null && subject !== undefined))
  for (const subject of [...named].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx)
  }
}
