import type { Kysely } from 'kysely'
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
 * Does the work of a bid, unless there are more than this process can answer in time: then it is refused at once, before
 * it costs a statement, so that those accepted stay fast. `pace` also refuses somebody who bids faster than people do.
 * @throws {HttpError} 429 `too_many_bids`, with the seconds to wait
 */
export async function admitted<T>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  work: (pace: (personId: string) => void) => Promise<T>,
): Promise<T> {
  const admission = admissions.get(db) ?? { begun: new Set(), paces: new Map() }
  admissions.set(db, admission)
  const { begun, paces } = admission
  const one = { at: performance.now() }
  const [oldest] = begun
  if (oldest && begun.size > few && one.at - oldest.at > longestWait) throw tooMany()
  begun.add(one)
  try {
    return await work(person => keepPace(paces, person, now().getTime()))
  } finally {
    begun.delete(one)
    if (paces.size > 10_000) paces.clear()
  }
}

function keepPace(paces: Map<string, Pace>, person: string, at: number): void {
  const pace = paces.get(person) ?? { left: burst, at }
  const left = Math.min(burst, pace.left + (Math.max(0, at - pace.at) / 1000) * perSecond)
  paces.set(person, { left: Math.max(0, left - 1), at })
  if (left < 1) throw tooMany()
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
