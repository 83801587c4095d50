import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { HttpError } from './http-error.ts'

interface Patience {
  /** Milliseconds that the oldest unanswered call may have waited before new ones are refused. */
  readonly longestWait: number
  /** So few unanswered calls are no overload: one of them waits for something else. */
  readonly few: number
}

/**
 * For calls that many people make at the same moment: refuses new ones while this process has more than it can answer
 * in time. A refused call reads nothing, so that accepted ones stay fast.
 * @param tooMany makes the refusal, with the seconds to wait
 */
export function admitInTime(tooMany: () => HttpError, { longestWait, few }: Patience) {
  const admissions = new WeakMap<Kysely<Database>, Set<{ readonly at: number }>>()
  return async <T>({ db }: { readonly db: Kysely<Database> }, work: () => Promise<T>): Promise<T> => {
    // When each unanswered call began, the oldest first.
    const begun = admissions.get(db) ?? new Set()
    admissions.set(db, begun)
    const one = { at: performance.now() }
    const [oldest] = begun
    if (oldest && begun.size > few && one.at - oldest.at > longestWait) throw tooMany()
    begun.add(one)
    try {
      return await work()
    } finally {
      begun.delete(one)
    }
  }
}
