import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const mostTries = 6

/**
 * Runs `work` in a transaction, and once more where the database broke it off for another's sake (a deadlock or a
 * serialization failure): nothing of it was written then. `work` must touch nothing but the transaction.
 * @throws what `work` throws, or the last such break after six tries
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (problem) {
      if (!isBrokenOff(problem) || tries === mostTries) throw problem
      await new Promise(done => setTimeout(done, Math.random() * 20 * tries))
    }
  }
}

/** PostgreSQL's codes of a serialization failure and of a deadlock. */
function isBrokenOff(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && (problem.code === '40001' || problem.code === '40P01')
}
