import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Most bids of one transaction, which the rest of a lot's bids wait for. */
const mostAtOnce = 100

interface Waiting<Bid, Answer> {
  readonly bid: Bid
  readonly answer: (answer: Answer) => void
  readonly fail: (problem: unknown) => void
}

/**
 * Decides the bids that arrive while a transaction for their lot runs together in the next one: a lot's bids wait for
 * its lock anyway, so they share its cost. The first never waits.
 * @param decide answers each bid, in order
 */
export class BidQueue<Bid, Answer> {
  readonly #waiting: Waiting<Bid, Answer>[] = []
  readonly #decide: (bids: readonly Bid[]) => Promise<readonly Answer[]>
  #running = false

  constructor(decide: (bids: readonly Bid[]) => Promise<readonly Answer[]>) {
    this.#decide = decide
  }

  get isIdle(): boolean {
    return !this.#running
  }

  add(bid: Bid): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ bid, answer, fail })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length) {
      const batch = this.#waiting.splice(0, mostAtOnce)
      try {
        const answers = await this.#decide(batch.map(({ bid }) => bid))
        for (const [index, { answer }] of batch.entries()) answer(answers[index] as Answer)
      } catch (problem) {
        for (const { fail } of batch) fail(problem)
      }
    }
    this.#running = false
  }
}

const queues = new WeakMap<Kysely<Database>, Map<string, BidQueue<unknown, unknown>>>()

/** Adds to the queue of a lot in this process, which is kept while bids are in it. */
export async function inQueue<Bid, Answer>(
  db: Kysely<Database>,
  key: string,
  bid: Bid,
  decide: (bids: readonly Bid[]) => Promise<readonly Answer[]>,
): Promise<Answer> {
  const lots = queues.get(db) ?? new Map<string, BidQueue<unknown, unknown>>()
  queues.set(db, lots)
  const queue = (lots.get(key) ?? new BidQueue<Bid, Answer>(decide)) as BidQueue<Bid, Answer>
  lots.set(key, queue as BidQueue<unknown, unknown>)
  try {
    return await queue.add(bid)
  } finally {
    if (queue.isIdle && lots.get(key) === queue) lots.delete(key)
  }
}
