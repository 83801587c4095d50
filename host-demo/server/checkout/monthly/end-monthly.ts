import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { MonthlyLetter } from '../letters/monthly-letters.ts'
import { postMonthlyLetter } from '../letters/post-monthly-letter.ts'

/**
 * Ends a monthly gift, tells its giver, and leaves it to the desk to end it at
 * the provider: wake it. Harmless to repeat.
 * @returns whether it had not ended yet
 */
export async function endMonthly(
  { db, now, mails, publicUrl }: Pick<Context, 'db' | 'now' | 'mails' | 'publicUrl'>,
  id: string,
  letter: MonthlyLetter,
): Promise<boolean> {
  const ended = await db.transaction().execute(async trx => {
    const gift = await toEnd(trx, now()).where('id', '=', id).executeTakeFirst()
    if (gift) await postMonthlyLetter(trx, gift, letter, { now: now(), publicUrl })
    return gift !== undefined
  })
  mails.wake()
  return ended
}

/**
 * Ends the monthly gifts that began with these orders, without a word to anybody.
 * @returns how many went on until now; one that was only planned never begins
 */
export async function endMonthlyOf(trx: Transaction<Database>, orderIds: readonly string[], at: Date): Promise<number> {
  const ended = await toEnd(trx, at).where('order_id', 'in', orderIds).execute()
  return ended.filter(gift => gift.began_at !== null).length
}

function toEnd(trx: Transaction<Database>, at: Date) {
  return trx
    .updateTable('monthly_gifts')
    .set({ status: 'ended', ended_at: at, work_due_at: at })
    .where('status', '!=', 'ended')
    .returningAll()
}
