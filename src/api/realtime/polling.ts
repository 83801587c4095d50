import { untilNextAsk, untilNextCheck } from './pace.ts'

/** Milliseconds. Reads come every `spacing` on average; three may come at once. */
const [spread, spacing, ahead] = [3000, 15_000, 30_000]

/** Polls the API: often while the connection is down, rarely while it is up. A hidden page does not poll. */
export function createPolling(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  function next(isUp: boolean): void {
    clearTimeout(timer)
    const time = isUp ? untilNextCheck() : untilNextAsk(asked++)
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
export function createCatchUp(onGap: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the reads so far would have ended with one every `spacing`. */
  let paidUntil = 0

  function catchUp(): void {
    timer = undefined
    paidUntil = Math.max(paidUntil, performance.now()) + spacing
    onGap()
  }

  return {
    onGap,
    soon(): void {
      timer ??= setTimeout(catchUp, Math.max(Math.random() * spread, paidUntil - ahead - performance.now()))
    },
    end: () => clearTimeout(timer),
  }
}
