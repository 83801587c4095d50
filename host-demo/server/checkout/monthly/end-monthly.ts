import type { Transaction } from 'kysely'
import type { Erasure } from '../../identity/personal-data.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { type MonthlyLetter, monthlyStopped } from '../letters/monthly-letters.ts'
import { postMonthlyLetter } from '../letters/post-monthly-letter.ts'
import type { MonthlyGiftRow } from './monthly-gift.ts'
import { monthlyJobOf } from './monthly-job-of.ts'

/**
 * Ends a monthly gift, mails its giver, and schedules the cancellation at the provider. Safe to repeat.
 * @returns false if it had ended already
 */
export async function endMonthly(
  { db, now, jobs, publicUrl }: Pick<Context, 'db' | 'now' | 'jobs' | 'publicUrl'>,
  id: string,
  letter: MonthlyLetter,
): Promise<boolean> {
  const ended = await inTransaction(db, async trx => {
    const [gift] = await end(trx, now(), query => query.where('id', '=', id))
    if (gift) await postMonthlyLetter(trx, gift, letter, { now: now(), publicUrl })
    return gift !== undefined
  })
  jobs.wake()
  return ended
}

/**
 * Ends all monthly gifts of a person, at any charity: without the account they could not be stopped there any more.
 * The asked charity says so when it confirms the deletion, each other one in a letter of its own.
 * @param orderIds the person's orders at the asked charity
 */
export async function endMonthlyOf(
  trx: Transaction<Database>,
  { person, at, publicUrl }: Pick<Erasure, 'person' | 'at' | 'publicUrl'>,
  orderIds: readonly string[],
): Promise<MonthlyGiftRow[]> {
  const own = trx
    .selectFrom('orders')
    .select('id')
    .where(eb => eb.or([eb('user_id', '=', person.id), ...(orderIds.length ? [eb('id', 'in', orderIds)] : [])]))
  const ended = await end(trx, at, query => query.where('order_id', 'in', own))
  const elsewhere = ended.filter(gift => gift.began_at !== null && !orderIds.includes(gift.order_id))
  for (const gift of elsewhere) await postMonthlyLetter(trx, gift, monthlyStopped, { now: at, publicUrl })
  return ended
}

async function end(
  trx: Transaction<Database>,
  at: Date,
  which: (query: ReturnType<typeof goingOn>) => ReturnType<typeof goingOn>,
): Promise<MonthlyGiftRow[]> {
  const ended = await which(goingOn(trx)).set({ status: 'ended', ended_at: at }).returningAll().execute()
  for (const { id } of ended) await schedule(trx, monthlyJobOf(id))
  return ended
}

const goingOn = (trx: Transaction<Database>) => trx.updateTable('monthly_gifts').where('status', '!=', 'ended')
