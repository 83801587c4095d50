import type { Transaction } from 'kysely'
import { splitInProportion } from '../../../../src/lib/split-amount.ts'
import type { Database } from '../../platform/db/schema.ts'
import { lockSubjects } from '../holds/lock-subjects.ts'
import type { OrderLineRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { type Fund, matchOf, openFunds, subjectOf, takenFrom } from './matched-funds.ts'

/**
 * Locks the fund that keeps a match for a promise, else the one that is open now. Before the rows of any promise.
 * @returns undefined if there is none
 */
export async function lockFundFor(
  trx: Transaction<Database>,
  { event, at, rowLocks }: Sale,
  promise?: { readonly id: string },
): Promise<Fund | undefined> {
  const keeping = await trx
    .selectFrom('promised_matches')
    .innerJoin('matched_funds', 'matched_funds.id', 'fund_id')
    .selectAll('matched_funds')
    .where('promise_id', '=', promise?.id ?? '')
    .executeTakeFirst()
  const fund = keeping ?? (await openFunds(trx, event.id, at).executeTakeFirst())
  if (fund) await lockSubjects(trx, rowLocks, [subjectOf(fund)])
  return fund
}

/**
 * Keeps the match of a promised gift until it is paid, as far as the fund has it left. Replaces what the promise had of
 * this fund before. Needs the fund's lock.
 * @param most at most this much, in minor units
 * @returns minor units
 */
export async function promiseMatch(
  trx: Transaction<Database>,
  { at }: Pick<Sale, 'at'>,
  fund: Fund,
  promise: { readonly id: string; readonly amount: number },
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  await dropPromisedMatch(trx, promise)
  const { left } = await takenFrom(trx, fund, at)
  const amount = Math.max(0, Math.min(matchOf(fund, promise.amount), left, most))
  if (amount)
    await trx.insertInto('promised_matches').values({ promise_id: promise.id, fund_id: fund.id, amount }).execute()
  return amount
}

export async function dropPromisedMatch(trx: Transaction<Database>, { id }: { readonly id: string }): Promise<void> {
  await trx.deleteFrom('promised_matches').where('promise_id', '=', id).execute()
}

/** The promised gift is paid: what was kept for it is given. The fund's sum stays the same, so its lock is not needed. */
export async function givePromisedMatch(
  trx: Transaction<Database>,
  { id }: { readonly id: string },
  lines: readonly OrderLineRow[],
): Promise<void> {
  const kept = await trx.deleteFrom('promised_matches').where('promise_id', '=', id).returningAll().executeTakeFirst()
  if (!kept) return
  const { fund_id } = kept
  const shares = splitInProportion(
    kept.amount,
    lines.map(({ amount }) => amount),
  )
  await trx
    .insertInto('matches')
    .values(lines.map(({ id: order_line_id }, index) => ({ order_line_id, fund_id, amount: shares[index] ?? 0 })))
    .execute()
}
