import type { Kysely } from 'kysely'
import type { Admit } from '../../identity/call.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** Milliseconds that the oldest unanswered bid may have waited before new ones are sent away. */
const longestWait = 250
/** So few bids are never overload: one of them waits for something else. */
const few = 50

/** Somebody's bids in a row, and then each second. More is a script. */
const burst = 30
const perSecond = 5

interface Pace {
  left: number
  at: number
}

/** What this process knows of the bids it is working on. */
interface Admission {
  /** When each unanswered bid began, the oldest first. */
  readonly begun: Set<{ readonly at: number }>
  readonly paces: Map<string, Pace>
}

const admissions = new WeakMap<Kysely<Database>, Admission>()

/**
 * Does the work of a bid, unless there are more than this process can answer in time: then it is refused before anything
 * is read for it, so that those accepted stay fast.
 * @throws {HttpError} 429 `too_many_bids`, with the seconds to wait
 */
export const admitBid: Admit = async ({ db }, work) => {
  const { begun } = admissionOf(db)
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

/**
 * Refuses somebody who bids faster than people do.
 * @throws {HttpError} 429 `too_many_bids`, with the seconds to wait
 */
export function keepPace({ db, now }: Pick<Context, 'db' | 'now'>, personId: string): void {
  const { paces } = admissionOf(db)
  const at = now().getTime()
  const pace = paces.get(personId) ?? { left: burst, at }
  const left = Math.min(burst, pace.left + (Math.max(0, at - pace.at) / 1000) * perSecond)
  if (paces.size > 10_000) paces.clear()
  paces.set(personId, { left: Math.max(0, left - 1), at })
  if (left < 1) throw tooMany()
}

function admissionOf(db: Kysely<Database>): Admission {
  const known = admissions.get(db)
  if (known) return known
  const made: Admission = { begun: new Set(), paces: new Map() }
  admissions.set(db, made)
  return made
}

const tooMany = () =>
  new HttpError(
    429,
    {
      error: 'too_many_bids',
      error_description: 'Very many people are bidding. Your bid was not placed: please try again.',
    },
    { retryAfter: 1 },
  )
