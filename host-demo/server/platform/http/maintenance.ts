import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface Maintenance {
  readonly eta: Date
  readonly minutes: number
  /** Has it begun? */
  readonly running: boolean
}

/** Milliseconds for which an answer about maintenance is good: every response names it. */
const freshness = 1000

/** Seconds until it is over; at least one, so that nobody asks again at once. */
export function retryAfter({ eta, minutes }: Pick<Maintenance, 'eta' | 'minutes'>, now: Date): number {
  return Math.max(1, Math.ceil((eta.getTime() + minutes * 60_000 - now.getTime()) / 1000))
}

/** The maintenance that runs or comes next. */
export function watchMaintenance(db: Kysely<Database>, now: () => Date): () => Promise<Maintenance | undefined> {
  let known: Promise<readonly { starts_at: Date; minutes: number }[]> = Promise.resolve([])
  let readAt = Number.NEGATIVE_INFINITY
  return async () => {
    const time = now().getTime()
    if (Math.abs(time - readAt) >= freshness) {
      readAt = time
      known = db.selectFrom('maintenance').select(['starts_at', 'minutes']).orderBy('starts_at').execute()
      known.catch(() => {
        readAt = Number.NEGATIVE_INFINITY
      })
    }
    const next = (await known).find(({ starts_at, minutes }) => time < starts_at.getTime() + minutes * 60_000)
    return next && { eta: next.starts_at, minutes: next.minutes, running: next.starts_at.getTime() <= time }
  }
}
