import { AsyncResource } from 'node:async_hooks'

/** Calls `look` again when woken and after each pause that it asks for, never twice at once. */
export interface Loop {
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

/**
 * @param look resolves with the milliseconds until the next look; 0 for at once
 * @param report receives what `look` throws
 */
export function createLoop(look: () => Promise<number>, report: (problem: unknown) => void): Loop {
  let looking: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    if (closed) return
    clearTimeout(timer)
    if (looking) again = true
    else looking = lookOnce().finally(looked)
  }

  // Bound to the current async context, so that it does not log with the id of the request that woke it.
  const lookOnce = AsyncResource.bind(async (): Promise<void> => {
    let pause = longestPause
    try {
      pause = Math.min(await look(), longestPause)
    } catch (problem) {
      if (!closed) report(problem)
    }
    if (pause <= 0) again = true
    else if (!closed) timer = setTimeout(wake, pause).unref()
  })

  function looked(): void {
    looking = undefined
    if (!again) return
    again = false
    wake()
  }

  return {
    wake,
    async look() {
      await looking
      wake()
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
