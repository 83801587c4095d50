import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { type Lot, lockLot } from '../find-lot.ts'
import { noHash } from '../rules/log-chain.ts'
import { cancelClose, scheduleClose } from '../schedule-close.ts'
import { pushStock } from '../stock.ts'
import { pushCatalogueChange } from './catalogue-change.ts'
import { columnsOf, type LotRecord } from './lot-record.ts'
import { type UsedLot, withUse } from './lot-use.ts'

export const newLotId = () => `lot_${randomUUID().replaceAll('-', '')}`

/**
 * Finds a lot and locks it until the commit.
 * @throws {HttpError} 404 `lot_not_found`
 */
export async function lockForEdit(
  trx: Transaction<Database>,
  eventId: string,
  id: string,
  rowLocks: boolean,
): Promise<UsedLot> {
  return withUse(trx, await lockLot(trx, eventId, id, rowLocks))
}

/**
 * Locks the catalogue's numbers until the commit. Taken before the lock of any lot, by whatever makes or moves one.
 */
export async function lockCatalogue(trx: Transaction<Database>, eventId: string): Promise<void> {
  await trx.selectFrom('auctions').select('event_id').where('event_id', '=', eventId).forUpdate().execute()
}

/** Gives an event an auction, if it has none. */
export async function createAuction(trx: Transaction<Database>, eventId: string): Promise<void> {
  await trx
    .insertInto('auctions')
    .values({ event_id: eventId, card_required: false, increments: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Adds a lot at the end of the catalogue. */
export async function insertLot(trx: Transaction<Database>, eventId: string, id: string, record: LotRecord) {
  await createAuction(trx, eventId)
  await lockCatalogue(trx, eventId)
  const { last } = await trx
    .selectFrom('lots')
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const effective_ends_at = record.closes_at
  await trx
    .insertInto('lots')
    .values({ ...columnsOf(record), id, event_id: eventId, number: last + 1, effective_ends_at, log_hash: noHash })
    .execute()
  if (record.published) await scheduleClose(trx, { id, effective_ends_at })
  await pushCatalogueChange(trx, { id, event_id: eventId })
}

/** Needs the lot's lock, and a checked record. */
export async function updateLot(trx: Transaction<Database>, lot: Lot, record: LotRecord): Promise<void> {
  // Late bids or the operator may have moved the end. An edit that leaves it alone keeps the moved one.
  const isMoved = record.closes_at.getTime() !== lot.closes_at.getTime()
  const effective_ends_at = isMoved ? record.closes_at : lot.effective_ends_at
  await trx
    .updateTable('lots')
    .set({ ...columnsOf(record), effective_ends_at })
    .where('id', '=', lot.id)
    .execute()
  if (lot.state === 'open' && record.published) await scheduleClose(trx, { id: lot.id, effective_ends_at })
  if (!record.published) await cancelClose(trx, lot)
  await pushCatalogueChange(trx, lot)
  // Guests hear nothing of a draft.
  if (lot.published || record.published) await pushStock(trx, { ...lot, ...record }, { edited: true })
}

/** Needs the lot's lock, and that nobody has bid on it or bought it. */
export async function removeLot(trx: Transaction<Database>, lot: Lot): Promise<void> {
  await trx.deleteFrom('lots').where('id', '=', lot.id).execute()
  await cancelClose(trx, lot)
  await pushCatalogueChange(trx, lot)
}
