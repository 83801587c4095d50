import { AsyncResource } from 'node:async_hooks'

/** Calls `look` soon after it is woken and after each pause that it asks for, never twice at once. */
interface Loop {
  wake(): void
  /** Resolves after a look that began after this call. */
  look(): Promise<void>
  /** Resolves when the look that is under way, if any, is over. */
  settled(): Promise<void>
  /** Resolves when the current look is over. */
  close(): Promise<void>
}

/** Longest pause in milliseconds. Work written by another process that has died is found after it. */
const longestPause = 1000
/** Milliseconds after a look before the next one: many wakes in a row then cause only one look. */
const shortestPause = 50

/**
 * @param look resolves with the milliseconds until the next look; 0 for at once
 * @param report receives what `look` throws
 */
export function createLoop(look: () => Promise<number>, report: (problem: unknown) => void): Loop {
  let looking: Promise<void> | undefined
  let again = false
  let closed = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    if (closed) return
    if (looking) again = true
    else lookIn(Math.max(0, lookedAt + shortestPause - performance.now()))
  }

  function lookIn(pause: number): void {
    clearTimeout(timer)
    timer = setTimeout(begin, pause).unref()
  }

  function begin(): void {
    clearTimeout(timer)
    if (!closed) looking = lookOnce().then(looked)
  }

  // Bound to the current async context, so that it does not log with the id of the request that woke it.
  const lookOnce = AsyncResource.bind(async (): Promise<number> => {
    try {
      return Math.min(await look(), longestPause)
    } catch (problem) {
      if (!closed) report(problem)
      return longestPause
    }
  })

  function looked(pause: number): void {
    looking = undefined
    lookedAt = performance.now()
    if (closed) return
    if (pause <= 0) begin()
    else lookIn(again ? Math.min(pause, shortestPause) : pause)
    again = false
  }

  return {
    wake,
    async look() {
      await looking
      if (!looking) begin()
      await looking
    },
    async settled() {
      await looking
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
    },
  }
}
