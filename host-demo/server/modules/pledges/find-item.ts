import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { PledgeItemTable } from './tables.ts'

export type PledgeItem = Selectable<PledgeItemTable>

/** @throws {HttpError} 404 `pledge_item_not_found` */
export async function findItem(db: Kysely<Database>, eventId: string, id: string): Promise<PledgeItem> {
  const found = await itemsOf(db, eventId).where('id', '=', id).executeTakeFirst()
  return found ?? refuseUnknown()
}

/**
 * An item that guests can see.
 * @throws {HttpError} 404 `pledge_item_not_found`, also for a draft
 */
export async function findPublished(db: Kysely<Database>, eventId: string, id: string): Promise<PledgeItem> {
  const found = await findItem(db, eventId, id)
  return found.published ? found : refuseUnknown()
}

/**
 * An item that takes pledges.
 * @throws {HttpError} 404 `pledge_item_not_found`, 409 `pledge_closed`
 */
export async function findOpen(db: Kysely<Database>, eventId: string, id: string): Promise<PledgeItem> {
  const found = await findPublished(db, eventId, id)
  if (found.state === 'open') return found
  throw new HttpError(409, {
    error: 'pledge_closed',
    error_description: 'Pledges for this are closed. Nothing was promised or taken.',
  })
}

/**
 * Locks an item until the commit. Taken after the locks of fund and pledge, and before that of the event's total. The
 * lock still allows others to insert pledges for the item; a stronger one would deadlock two transactions that have
 * both inserted one.
 */
export async function lockItem(
  trx: Transaction<Database>,
  eventId: string,
  id: string,
  rowLocks: boolean,
): Promise<PledgeItem> {
  const found = await itemsOf(trx, eventId)
    .where('id', '=', id)
    .$if(rowLocks, query => query.forNoKeyUpdate())
    .executeTakeFirst()
  return found ?? refuseUnknown()
}

export const itemsOf = (db: Kysely<Database>, eventId: string) =>
  db.selectFrom('pledge_items').selectAll().where('event_id', '=', eventId)

function refuseUnknown(): never {
  throw new HttpError(404, {
    error: 'pledge_item_not_found',
    error_description: 'This is not to be pledged for (any more).',
  })
}

/** Does a pledge item or a charity show this picture? */
export async function usesPicture(db: Kysely<Database>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('pledge_items')
    .select('id')
    .where('picture', '=', path)
    .union(db.selectFrom('charities').select('id').where('picture', '=', path))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
