import type { Sentence } from '../platform/http/error-words.ts'
import { HttpError } from '../platform/http/http-error.ts'

interface Waiting {
  begin(): void
  refuse(problem: Error): void
}

/** Roughly how many seconds one piece of work takes, to tell refused callers when to try again. */
const secondsEach = 0.3

/**
 * Runs a few pieces of work at once; the others wait. Callers take turns, so that one who asks a thousand times
 * delays only themselves. When the queue is full, the caller with most work in it loses their newest.
 * @param atOnce how many run at once
 * @param most how many may wait
 * @param busy what refused callers are told
 */
export function createFairQueue(
  atOnce: number,
  most: number,
  busy: Sentence = 'Many people are signing in right now. Please try again in a few seconds.',
) {
  /** By caller, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  let running = 0
  let size = 0

  function next(): void {
    const [turn] = waiting
    if (!turn) return
    const [caller, [first, ...rest]] = turn
    waiting.delete(caller)
    if (rest.length) waiting.set(caller, rest)
    size--
    running++
    first?.begin()
  }

  function add(caller: string, one: Waiting): void {
    waiting.set(caller, [...(waiting.get(caller) ?? []), one])
    if (size++ < most) return
    const [busiest, queue] = [...waiting].reduce((one, other) => (other[1].length >= one[1].length ? other : one))
    queue.pop()?.refuse(tooBusy(busy, Math.ceil((most * secondsEach) / atOnce)))
    if (!queue.length) waiting.delete(busiest)
    size--
  }

  /** @throws {HttpError} 429 `rate_limited` if the queue is full */
  return async function run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((begin, refuse) => add(caller, { begin, refuse }))
    else running++
    try {
      return await work()
    } finally {
      running--
      next()
    }
  }
}

function tooBusy(busy: Sentence, retryAfter: number): HttpError {
  return new HttpError(429, { error: 'rate_limited', error_description: busy }, { retryAfter })
}
