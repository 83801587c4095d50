import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'

export type Offer = Selectable<Database['donated_items']>

/** @throws {HttpError} 404 `donated_item_not_found` */
export async function findOffer(db: Kysely<Database>, eventId: string, id: string): Promise<Offer> {
  return found(await offersOf(db, eventId).where('id', '=', id).executeTakeFirst())
}

/** Locks the offer until the commit. Everything that changes it takes this lock. */
export async function lockOffer(
  trx: Transaction<Database>,
  eventId: string,
  id: string,
  rowLocks: boolean,
): Promise<Offer> {
  const query = offersOf(trx, eventId).where('id', '=', id)
  return found(await query.$if(rowLocks, query => query.forUpdate()).executeTakeFirst())
}

const offersOf = (db: Kysely<Database>, eventId: string) =>
  db.selectFrom('donated_items').selectAll().where('event_id', '=', eventId)

function found(offer: Offer | undefined): Offer {
  if (offer) return offer
  throw new HttpError(404, {
    error: 'donated_item_not_found',
    error_description: 'This offer is not there (any more).',
  })
}

/** The giver's name; undefined once their data is erased. */
export const nameOf = ({ first_name, last_name }: Pick<Offer, 'first_name' | 'last_name'>) =>
  [first_name, last_name].filter(Boolean).join(' ') || undefined
