import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface Maintenance {
  readonly eta: Date
  readonly minutes: number
  /** Has it begun? */
  readonly running: boolean
}

/** Milliseconds for which the answer is cached, because every response needs it. */
const freshness = 1000

/** Seconds until it ends; at least one, so that clients do not retry at once. */
export function retryAfter({ eta, minutes }: Pick<Maintenance, 'eta' | 'minutes'>, now: Date): number {
  return Math.max(1, Math.ceil((eta.getTime() + minutes * 60_000 - now.getTime()) / 1000))
}

/** The current or next maintenance window. */
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
