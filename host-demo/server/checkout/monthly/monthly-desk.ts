import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { createErrands, type Errands, nextTry } from '../../platform/errands.ts'
import { forgetCustomers } from '../payments/forget-customers.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import type { DeskContext } from './desk-context.ts'
import type { MonthlyGiftRow } from './monthly-gift.ts'
import { subscribe } from './subscribe.ts'

/** Asks the provider for what transactions have written down of monthly gifts, and of customers who have gone. */
export type MonthlyDesk = Errands

const atOnce = 5

/**
 * A gift's next step is claimed, asked for, and written down: no transaction is
 * open meanwhile, and what a server that stopped left half done is begun again.
 * The provider is asked so that a second time does nothing.
 */
export function createMonthlyDesk(context: DeskContext): MonthlyDesk {
  const { db, now } = context

  async function work(gift: MonthlyGiftRow): Promise<void> {
    try {
      await (gift.status === 'ended' ? cancelAtProvider(context, gift) : subscribe(context, gift))
    } catch (problem) {
      report(problem)
    }
  }

  return createErrands(async () => {
    const claimed = await claim(db, now())
    await Promise.all(claimed.map(work))
    const isMore = await forgetCustomers(context, report)
    return isMore || claimed.length > 0
  }, report)
}

/** The next try is written before this one: a server that stops half way leaves it to another. */
function claim(db: Context['db'], now: Date): Promise<MonthlyGiftRow[]> {
  return db
    .updateTable('monthly_gifts')
    .set({ tries: sql`tries + 1`, work_due_at: nextTry(now) })
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
  console.error(
    `[fayre] A monthly gift or its end has to wait: ${problem instanceof Error ? problem.message : 'unknown'}`,
  )
}
