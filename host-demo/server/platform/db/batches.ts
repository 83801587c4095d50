import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The most calls in one batch, because a statement has a limited number of parameters. */
const mostAtOnce = 1000

/** Milliseconds that a batch waits for more calls while they keep arriving. */
const longestGathering = 50

interface Waiting {
  readonly one: unknown
  readonly done: (answer: unknown) => void
  readonly fail: (problem: unknown) => void
}

type Work = (batch: readonly unknown[]) => Promise<readonly unknown[]>

interface Queues {
  /** Calls that wait for their batch, by kind. */
  readonly waiting: Map<string, Waiting[]>
  /** How many calls have arrived, of all kinds. */
  arrived: number
}

const known = new WeakMap<Kysely<Database>, Queues>()

/**
 * Does the same work for many callers in one batch, such as the reads of a crowd that bids. Calls that arrive while a
 * batch of their kind runs wait for the next one. Each batch sees what was committed before its calls arrived.
 * @param kind names the work, and all that the calls of a batch have in common
 * @param work answers each call of a batch, in order. If it fails, it fails for all of them
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

/** Reads once for all simultaneous callers that ask for the same, such as a crowd at a lot's close. See `inBatch`. */
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
 * Waits a turn of the event loop, so that other requests can arrive, because the embedded database answers without
 * one. Waits on as long as each turn brings more calls: a turn accepts one new connection only, and a crowd comes on
 * many.
 */
async function gather(queues: Queues): Promise<void> {
  const begun = performance.now()
  // Ends the turn in which this call arrived.
  await nextTurn()
  for (let before = -1; queues.arrived > before && performance.now() - begun < longestGathering; ) {
    before = queues.arrived
    await nextTurn()
  }
}
