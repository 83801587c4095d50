import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { HttpError } from './http-error.ts'

interface Patience {
  /** Milliseconds that the oldest unanswered call may have waited before new ones are sent away. */
  readonly longestWait: number
  /** So few calls are never overload: one of them waits for something else. */
  readonly few: number
}

/**
 * Stands before a kind of call that comes in crowds: does its work, unless this process has more of them than it can
 * answer in time. Then the call is refused before anything is read for it, so that those accepted stay fast.
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
