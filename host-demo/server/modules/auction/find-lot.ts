import { type Kysely, type Selectable, sql } from 'kysely'
import type { Increments } from '../../../../src/lib/next-bid.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { standardIncrements } from './rules/increments.ts'
import type { Terms } from './rules/standing.ts'
import type { LotTable } from './tables.ts'

/** A lot, with its event's rules. */
export type Lot = Selectable<LotTable> & {
  readonly event_increments: Increments | null
  /** Must its bidders have a saved card? */
  readonly card_required: boolean
}

export function lotsOf(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.event_id', 'lots.event_id')
    .selectAll('lots')
    .select(['auctions.increments as event_increments', 'auctions.card_required'])
    .where('lots.event_id', '=', eventId)
}

/**
 * A lot that guests see.
 * @throws {HttpError} 404 `lot_not_found`, also for a draft
 */
export async function findPublished(db: Kysely<Database>, eventId: string, id: string): Promise<Lot> {
  const lot = await findLot(db, eventId, id)
  return lot.published ? lot : refuseUnknown()
}

/** @throws {HttpError} 404 `lot_not_found` */
export async function findLot(db: Kysely<Database>, eventId: string, id: string): Promise<Lot> {
  return (await lotsOf(db, eventId).where('lots.id', '=', id).executeTakeFirst()) ?? refuseUnknown()
}

/**
 * Locks the lot until the commit. Everything that changes it takes this lock.
 * @throws {HttpError} 404 `lot_not_found`
 */
export async function lockLot(trx: Kysely<Database>, eventId: string, id: string, rowLocks: boolean): Promise<Lot> {
  const found = await lotsOf(trx, eventId)
    .where('lots.id', '=', id)
    .$if(rowLocks, query => query.modifyEnd(sql`for update of lots`))
    .executeTakeFirst()
  return found ?? refuseUnknown()
}

/** @param decimals of the event's currency */
export function termsOf(lot: Lot, decimals: number): Terms {
  return {
    opening: lot.opening_price,
    reserve: lot.reserve,
    winners: lot.winners,
    // A sealed bid is exactly what its bidder pays.
    proxy: lot.proxy && lot.kind !== 'sealed_bid',
    increments: lot.increments ?? lot.event_increments ?? standardIncrements(decimals),
  }
}

/** @throws {HttpError} 404 `lot_not_found` */
export function refuseUnknown(): never {
  throw new HttpError(404, { error: 'lot_not_found', error_description: 'This lot is not in the auction (any more).' })
}

/** Does a lot show this picture? */
export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('lots')
    .select('id')
    .where(eb => eb.or([eb('picture', '=', path), sql<boolean>`pictures @> ${JSON.stringify([path])}::jsonb`]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
