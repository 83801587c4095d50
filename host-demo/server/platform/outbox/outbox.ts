import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { createLoop } from '../loop.ts'
import { type Claimed, claim, hasDue, remove, removeOld } from './rows.ts'

export interface Push {
  readonly channel: string
  readonly event: string
  readonly data: unknown
}

/** Where pushes go: see `createPublisher`. */
export interface Publisher {
  /**
   * At most 10 of them.
   * @throws {Error} with a `status` where the service answered: from 400 to 499 it refused one of them
   */
  publishBatch(pushes: readonly Push[]): Promise<void>
}

/** Publishes what transactions have left to be pushed. */
export interface Outbox {
  /** After a commit. Returns at once. */
  wake(): void
  /** Lets what is under way finish. What is left waits in the database. */
  close(): Promise<void>
}

/** Of Pusher's batch call. */
const batchSize = 10

/**
 * A row is written in the transaction that it tells of, leased, published, and deleted: it goes out at least once, and
 * no transaction is open meanwhile. Each push is a whole state with its number, so of several for one channel, event
 * and subject only the last is sent, and after ten minutes nobody needs it any more.
 * @param report hears why pushes wait
 */
export function createOutbox(db: Kysely<Database>, publisher: Publisher, report: (problem: unknown) => void): Outbox {
  const loop = createLoop(async () => {
    if (!(await hasDue(db))) return Number.POSITIVE_INFINITY
    await removeOld(db)
    const rows = newestOf(await claim(db))
    for (let start = 0; start < rows.length; start += batchSize) await send(rows.slice(start, start + batchSize))
    return 0
  }, report)

  /** What is not published stays leased, for longer each time. */
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

function newestOf(rows: readonly Claimed[]): Claimed[] {
  return [...new Map(rows.map(row => [JSON.stringify([row.channel, row.event, row.subject]), row])).values()]
}

/** One of the batch cannot be sent; otherwise none could. */
function isRefused(problem: unknown): boolean {
  const status = problem instanceof Error && 'status' in problem ? Number(problem.status) : 0
  return status >= 400 && status < 500 && status !== 429
}
