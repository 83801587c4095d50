import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const mostTries = 6

/**
 * Runs `work` in the caller's transaction if there is one, else in a new one, and again after a deadlock or serialization failure, when nothing was written. So
 * `work` must do nothing outside the transaction.
 * @throws what `work` throws, or the last failure after six tries
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (problem) {
      if (!isBrokenOff(problem) || tries === mostTries) throw problem
      await new Promise(done => setTimeout(done, Math.random() * 20 * tries))
    }
  }
}

/** PostgreSQL's codes for a serialization failure and a deadlock. */
function isBrokenOff(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && (problem.code === '40001' || problem.code === '40P01')
}

function isTransaction(db: Kysely<Database>): db is Transaction<Database> {
  return db.isTransaction
}
