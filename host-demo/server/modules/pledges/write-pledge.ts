import { randomUUID } from 'node:crypto'
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely'
import { splitInProportion } from '../../../../src/lib/split-amount.ts'
import type { Fund } from '../../checkout/gifts/matched-funds.ts'
import { dropPromisedMatch, promiseMatch } from '../../checkout/gifts/promised-matches.ts'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countItem, pushPledge } from './count-item.ts'
import type { PledgeItem } from './find-item.ts'
import type { Part, PledgeTable } from './tables.ts'
import type { Pledge } from './wire.ts'

export const newPledgeId = () => `plg_${randomUUID().replaceAll('-', '')}`

/** The subject that serialises payments of a pledge. */
export const subjectOf = ({ id }: Pick<Pledge, 'id'>) => `pledge:${id}`

type NewPledge = Omit<Insertable<PledgeTable>, 'id' | 'matched' | 'sequence'>

/** The change by a written pledge. */
export interface Written {
  readonly pledge: Pledge
  readonly item: PledgeItem
}

/** Writes a promise, with the match that the fund keeps for it. Needs the fund's lock. */
export async function writePromise(
  trx: Transaction<Database>,
  sale: Sale,
  fund: Fund | undefined,
  promise: NewPledge,
): Promise<Written> {
  const id = newPledgeId()
  const matched = fund ? await match(trx, sale, fund, { ...promise, id }) : 0
  const pledge = await trx
    .insertInto('pledges')
    .values({ ...promise, id, matched })
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushPledge(trx, pledge)
  return { pledge, item: await countItem(trx, sale, pledge.item_id) }
}

/** Keeps the match of a promise that has none yet. */
async function match(
  trx: Transaction<Database>,
  sale: Sale,
  fund: Fund,
  promise: Pick<Pledge, 'id' | 'amount' | 'source'>,
): Promise<number> {
  const most = promise.source === 'online' ? await leftForOnline(trx, fund) : undefined
  return promiseMatch(trx, sale, fund, promise, most)
}

/**
 * How much a fund can still keep for promises that anybody makes, in minor units: they cost nothing, so at most half of
 * the fund waits for them, and the other half is for whoever pays.
 */
async function leftForOnline(trx: Transaction<Database>, fund: Fund): Promise<number> {
  const { kept } = await trx
    .selectFrom('promised_matches')
    .innerJoin('pledges', 'pledges.id', 'promise_id')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('promised_matches.amount'), eb.lit(0)).as('kept'))
    .where('fund_id', '=', fund.id)
    .where('source', '=', 'online')
    .executeTakeFirstOrThrow()
  return Math.floor(fund.cap / 2) - Number(kept)
}

/**
 * Changes a pledge. With a fund, also computes again what it keeps for an unpaid pledge whose amount changes, or which is
 * undone or reinstated; that needs the fund's lock.
 */
export async function changePledge(
  trx: Transaction<Database>,
  sale: Sale,
  before: Pledge,
  change: Omit<Updateable<PledgeTable>, 'id' | 'sequence' | 'matched'>,
  fund?: Fund | undefined,
): Promise<Written> {
  const { amount = before.amount } = change
  const parts = amount === before.amount ? {} : { parts: JSON.stringify(partsFor(before, amount)) }
  const after = { ...before, ...change } as Pledge
  const isSame = amount === before.amount && (after.undone_at === null) === (before.undone_at === null)
  const matched = isSame ? before.matched : await rematch(trx, sale, after, fund)
  // An undone pledge gets its person removed later, including what the desk has written since.
  const again = change.undone_at && { forgotten_at: null }
  const pledge = await trx
    .updateTable('pledges')
    .set({ ...change, ...parts, ...again, matched, sequence: before.sequence + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushPledge(trx, pledge)
  return { pledge, item: await countItem(trx, sale, pledge.item_id) }
}

/** A corrected amount is divided among the charities in the same proportions as before. */
function partsFor({ parts }: Pledge, amount: number): readonly Part[] {
  if (!parts.length) return []
  const shares = splitInProportion(
    amount,
    parts.map(part => part.amount),
  )
  return parts.flatMap(({ charity_id }, index) => (shares[index] ? [{ charity_id, amount: shares[index] }] : []))
}

async function rematch(
  trx: Transaction<Database>,
  sale: Sale,
  pledge: Pledge,
  fund: Fund | undefined,
): Promise<number> {
  if (pledge.paid_at) return pledge.matched
  if (!fund && pledge.undone_at === null) return pledge.matched
  await dropPromisedMatch(trx, pledge)
  if (pledge.undone_at || !fund) return 0
  return match(trx, sale, fund, pledge)
}

/**
 * Locks a pledge until the commit.
 * @throws {HttpError} 404 `pledge_not_found`
 */
export async function lockPledge(
  trx: Transaction<Database>,
  eventId: string,
  id: string,
  rowLocks: boolean,
): Promise<Pledge> {
  const found = await trx
    .selectFrom('pledges')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .$if(rowLocks, query => query.modifyEnd(sql`for update`))
    .executeTakeFirst()
  if (found) return found
  throw new HttpError(404, { error: 'pledge_not_found', error_description: 'This pledge is not there (any more).' })
}
