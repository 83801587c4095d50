import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Most of one batch: the rest wait for the next, and a statement has room for so many values. */
const mostAtOnce = 1000

/** Milliseconds that a batch waits for others while they keep arriving. */
const longestGathering = 50

interface Waiting {
  readonly one: unknown
  readonly done: (answer: unknown) => void
  readonly fail: (problem: unknown) => void
}

type Work = (batch: readonly unknown[]) => Promise<readonly unknown[]>

interface Queues {
  /** What waits for its batch, by kind. */
  readonly waiting: Map<string, Waiting[]>
  /** Callers so far, of all kinds. */
  arrived: number
}

const known = new WeakMap<Kysely<Database>, Queues>()

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
  const queues = known.get(db) ?? { waiting: new Map<string, Waiting[]>(), arrived: 0 }
  known.set(db, queues)
  queues.arrived++
  return new Promise<Answer>((done, fail) => {
    const waiting = { one, done: done as Waiting['done'], fail }
    const queue = queues.waiting.get(kind)
    if (queue) queue.push(waiting)
    else void run(queues, kind, waiting, work as Work)
  })
}

/** Reads once for all who ask for the same, such as a crowd at a lot's close. See `inBatch`. */
export const sharedRead = <T>(db: Kysely<Database>, kind: string, read: () => Promise<T>): Promise<T> =>
  inBatch(db, kind, undefined, async batch => Array<T>(batch.length).fill(await read()))

async function run(queues: Queues, kind: string, first: Waiting, work: Work): Promise<void> {
  const queue = [first]
  queues.waiting.set(kind, queue)
  while (queue.length) {
    await gather(queues)
    const batch = queue.splice(0, mostAtOnce)
    try {
      const answers = await work(batch.map(({ one }) => one))
      for (const [index, { done }] of batch.entries()) done(answers[index])
    } catch (problem) {
      for (const { fail } of batch) fail(problem)
    }
  }
  queues.waiting.delete(kind)
}

/**
 * Waits a turn of the event loop, in which other requests can arrive: the embedded database answers without one. And as
 * long as each turn brings more of any kind, because a turn accepts a single new connection, and a crowd comes on many.
 */
async function gather(queues: Queues): Promise<void> {
  const begun = performance.now()
  // The first ends the turn that this call arrived in.
  await nextTurn()
  for (let before = -1; queues.arrived > before && performance.now() - begun < longestGathering; ) {
    before = queues.arrived
    await nextTurn()
  }
}
