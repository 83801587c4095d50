import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { createLoop } from '../loop.ts'
import { type Claimed, claim, hasDue, mostAtOnce, remove, removeOld } from './rows.ts'

export interface Push {
  readonly channel: string
  readonly event: string
  readonly data: unknown
}

/** Publishes pushes: see `createPublisher`. */
export interface Publisher {
  /**
   * At most 10.
   * @throws {Error} with a `status` if the service answered: 400 to 499 means that it refused one of them
   */
  publishBatch(pushes: readonly Push[]): Promise<void>
}

/** Publishes the pushes that transactions have written. */
export interface Outbox {
  /** Call after a commit. Returns at once. */
  wake(): void
  /** Waits for the publishing under way. The rest stay in the database. */
  close(): Promise<void>
}

/** The limit of Pusher's batch call. */
const batchSize = 10

/**
 * A row is written in the transaction that it reports, then leased, published and deleted, with no transaction open:
 * delivery is at least once. Each push is a whole, numbered state, so of several for one channel, event and subject
 * only the last is sent, and none after ten minutes.
 * @param report receives why pushes wait
 */
export function createOutbox(db: Kysely<Database>, publisher: Publisher, report: (problem: unknown) => void): Outbox {
  const loop = createLoop(async () => {
    if (!(await hasDue(db))) return Number.POSITIVE_INFINITY
    const claimed = await claim(db)
    if (claimed.some(row => row.is_old)) await removeOld(db)
    const rows = newestOf(claimed.filter(row => !row.is_old))
    for (let start = 0; start < rows.length; start += batchSize) await send(rows.slice(start, start + batchSize))
    return claimed.length < mostAtOnce ? Number.POSITIVE_INFINITY : 0
  }, report)

  /** An unpublished push stays leased, for longer each time. */
  async function send(rows: readonly Claimed[]): Promise<void> {
    try {
      await publisher.publishBatch(rows)
    } catch (problem) {
      if (rows.length > 1 && isRefused(problem)) for (const row of rows) await send([row])
      else report(problem)
      return
    }
    await remove(db, rows)
  }

  loop.wake()
  return loop
}

/** Those that remain are in their order, because pushes for one thing may have several subjects. */
function newestOf(rows: readonly Claimed[]): Claimed[] {
  const subjects = rows.map(row => JSON.stringify([row.channel, row.event, row.subject]))
  const last = new Map(subjects.map((subject, at) => [subject, at]))
  return rows.filter((_, at) => last.get(subjects[at] ?? '') === at)
}

/** The service refused one push of the batch, not all of them. */
function isRefused(problem: unknown): boolean {
  const status = problem instanceof Error && 'status' in problem ? Number(problem.status) : 0
  return status >= 400 && status < 500 && status !== 429
}
