import { untilNextAsk, untilNextCheck } from './pace.ts'

/** Milliseconds. */
const [spread, spacing] = [3000, 15_000]

/** Polls the API: often while the connection is down, rarely while it is up. A hidden page does not poll. */
export function createPolling(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  function next(isUp: boolean): void {
    clearTimeout(timer)
    const time = isUp ? untilNextCheck(Math.random()) : untilNextAsk(asked++, Math.random())
    timer = setTimeout(() => {
      if (!globalThis.document?.hidden) ask()
      next(isUp)
    }, time)
  }

  return {
    begin(isUp: boolean): void {
      asked = 0
      next(isUp)
    },
    end: () => clearTimeout(timer),
  }
}

/**
 * Reads once for all pushes that may have been missed in a period. Many clients notice the same gap, so the delay is
 * random. A busy server may leave out superseded pushes, which causes many gaps.
 */
export function createCatchUp(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  return {
    soon(): void {
      timer ??= setTimeout(
        () => {
          timer = undefined
          askedAt = performance.now()
          ask()
        },
        Math.max(Math.random() * spread, askedAt + spacing - performance.now()),
      )
    },
    end: () => clearTimeout(timer),
  }
}
