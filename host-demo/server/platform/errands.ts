import { sql } from 'kysely'

/** Does what transactions have written down to be done after them. Every process of the server does. */
export interface Errands {
  /** After a commit. Returns at once. */
  wake(): void
  /** Resolves when what is due now has been tried. */
  tryNow(): Promise<void>
  /** Lets what is under way finish. What is left waits in the database. */
  close(): Promise<void>
}

/** Milliseconds between looks at what waits for another try or was left behind. */
const period = 5000

/**
 * @param round claims some of what is due, and does it. Resolves with whether there may be more
 * @param report hears what ended a round before its time
 */
export function createErrands(round: () => Promise<boolean>, report: (problem: unknown) => void): Errands {
  let running: Promise<void> | undefined
  let again = false
  let closed = false

  function wake(): void {
    if (closed) return
    if (running) again = true
    else running = goThrough().finally(ended)
  }

  function ended(): void {
    running = undefined
    if (!again) return
    again = false
    wake()
  }

  async function goThrough(): Promise<void> {
    try {
      for (let more = true; more && !closed; ) more = await round()
    } catch (problem) {
      if (!closed) report(problem)
    }
  }

  const timer = setInterval(wake, period)
  timer.unref()
  wake()
  return {
    wake,
    async tryNow() {
      // A round that has begun may have looked before what is due was written.
      await running
      wake()
      await running
    },
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}

/** When a row with `tries` is due again, if this try comes to nothing: in half a minute, then later each time, in an hour at most. */
export function nextTry(now: Date) {
  return sql<Date>`${now}::timestamptz + least(30 * power(2, least(tries, 10)), 3600) * interval '1 second'`
}
