import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Most of one batch: the rest wait for the next, and a statement has room for so many values. */
const mostAtOnce = 1000

interface Waiting {
  readonly one: unknown
  readonly done: (answer: unknown) => void
  readonly fail: (problem: unknown) => void
}

type Work = (batch: readonly unknown[]) => Promise<readonly unknown[]>

/** What waits for its batch, by kind. */
const queues = new WeakMap<Kysely<Database>, Map<string, Waiting[]>>()

/**
 * Does alike things for many callers in one go, such as the reads of a crowd that bids: what comes while a batch of its
 * kind runs waits for the next one. Each batch sees what was committed before its callers came.
 * @param kind names the work with all that its batch has in common
 * @param work answers each of a batch, in order; if it fails, it fails for all of them
 */
export function inBatch<One, Answer>(
  db: Kysely<Database>,
  kind: string,
  one: One,
  work: (batch: readonly One[]) => Promise<readonly Answer[]>,
): Promise<Answer> {
  const running = queues.get(db) ?? new Map<string, Waiting[]>()
  queues.set(db, running)
  return new Promise<Answer>((done, fail) => {
    const waiting = { one, done: done as Waiting['done'], fail }
    const queue = running.get(kind)
    if (queue) queue.push(waiting)
    else void run(running, kind, waiting, work as Work)
  })
}

/** Reads once for all who ask for the same, such as a crowd at a lot's close. See `inBatch`. */
export const sharedRead = <T>(db: Kysely<Database>, kind: string, read: () => Promise<T>): Promise<T> =>
  inBatch(db, kind, undefined, async batch => Array<T>(batch.length).fill(await read()))

async function run(running: Map<string, Waiting[]>, kind: string, first: Waiting, work: Work): Promise<void> {
  const queue = [first]
  running.set(kind, queue)
  while (queue.length) {
    // The embedded database answers without a turn of the event loop, in which other requests could arrive.
    await nextTurn()
    const batch = queue.splice(0, mostAtOnce)
    try {
      const answers = await work(batch.map(({ one }) => one))
      for (const [index, { done }] of batch.entries()) done(answers[index])
    } catch (problem) {
      for (const { fail } of batch) fail(problem)
    }
  }
  running.delete(kind)
}
