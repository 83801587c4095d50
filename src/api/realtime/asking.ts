import { untilNextAsk, untilNextCheck } from './pace.ts'

/** Milliseconds. */
const [spread, spacing] = [3000, 15_000]

/**
 * Asks the API every so often: in the place of a line that is down, and
 * rarely beside one that is up. A page that nobody sees does not ask.
 */
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
 * Asks once for all that may have been missed in a while. Many may hear the
 * same hole in the numbers, so they ask at different moments; and there may be
 * many holes, where a busy server leaves out what it has newer news of.
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
