import { AsyncResource } from 'node:async_hooks'

/** Looks again and again: when woken, and after the pause that each look asks for. Never two looks at once. */
export interface Loop {
  wake(): void
  /** Resolves after a look that began after this call. */
  look(): Promise<void>
  /** Resolves when the look under way is over. */
  close(): Promise<void>
}

/** Milliseconds between two looks at most: another process may have written something down, and died. */
const longestPause = 1000

/**
 * @param look resolves with milliseconds until there is something to see again; 0 for more at once
 * @param report hears what ended a look
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

  // Bound, so that it is not counted among the work of the request that has woken it.
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
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
    },
  }
}
