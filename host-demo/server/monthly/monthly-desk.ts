import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import type { MonthlyGiftRow } from './monthly-gift.ts'
import { subscribe } from './subscribe.ts'

/** Asks the provider for what transactions have written down of monthly gifts. */
export interface MonthlyDesk {
  /** After a commit. Returns at once. */
  wake(): void
  /** Resolves when what is due now has been tried. */
  tryNow(): Promise<void>
  /** Lets what is under way finish. What is left waits in the database. */
  close(): Promise<void>
}

export type DeskContext = Pick<Context, 'db' | 'now' | 'stripe' | 'mails' | 'publicUrl'>

/** Milliseconds between looks at what waits for another try or was left behind. */
const period = 5000
const atOnce = 5
/** Seconds. */
const longestWait = 60 * 60

/**
 * A gift's next step is claimed, asked for, and written down: no transaction is
 * open meanwhile, and what a server that stopped left half done is begun again.
 * The provider is asked so that a second time does nothing.
 */
export function createMonthlyDesk(context: DeskContext): MonthlyDesk {
  const { db, now } = context
  let draining: Promise<void> | undefined
  let again = false
  let closed = false

  function wake(): void {
    again = true
    if (!closed) draining ??= drain().finally(() => (draining = undefined))
  }

  async function drain(): Promise<void> {
    try {
      while (again && !closed) {
        again = false
        const claimed = await claim(db, now())
        await Promise.all(claimed.map(work))
        if (claimed.length) again = true
      }
    } catch (problem) {
      if (!closed) report(problem)
    }
  }

  async function work(gift: MonthlyGiftRow): Promise<void> {
    try {
      await (gift.status === 'ended' ? cancelAtProvider(context, gift) : subscribe(context, gift))
    } catch (problem) {
      report(problem)
    }
  }

  const timer = setInterval(wake, period)
  timer.unref()
  wake()
  return {
    wake,
    async tryNow() {
      // A round that has begun may have looked before what is due was written.
      await draining
      wake()
      await draining
    },
    async close() {
      closed = true
      clearInterval(timer)
      await draining
    },
  }
}

/** The next try is written before this one: a server that stops half way leaves it to another. */
function claim(db: Context['db'], now: Date): Promise<MonthlyGiftRow[]> {
  const seconds = sql<number>`least(30 * power(2, least(tries, 10)), ${longestWait})`
  return db
    .updateTable('monthly_gifts')
    .set({ tries: sql`tries + 1`, work_due_at: sql<Date>`${now}::timestamptz + ${seconds} * interval '1 second'` })
    .where('id', 'in', db =>
      db
        .selectFrom('monthly_gifts')
        .select('id')
        .where('work_due_at', '<=', now)
        .orderBy('work_due_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

function report(problem: unknown): void {
  console.error(`[fayre] A monthly gift has to wait: ${problem instanceof Error ? problem.message : 'unknown'}`)
}
