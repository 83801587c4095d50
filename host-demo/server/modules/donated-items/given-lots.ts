import type { Kysely } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { GivenLots } from '../module.ts'
import type { Offer } from './find-offer.ts'

/** The module that has the lots. */
export function givenLotsOf({ modules }: Pick<Context, 'modules'>): GivenLots {
  const found = modules.find(({ givenLots }) => givenLots)?.givenLots
  if (!found) throw new Error('No module makes lots')
  return found
}

/** The ids of these offers' lots that are still in the catalogue. */
export function lotsThere(
  context: Pick<Context, 'modules'>,
  db: Kysely<Database>,
  eventId: string,
  offers: readonly Pick<Offer, 'lot_id'>[],
): Promise<ReadonlySet<string>> {
  const ids = offers.flatMap(({ lot_id }) => lot_id ?? [])
  return ids.length ? givenLotsOf(context).there(db, eventId, ids) : Promise.resolve(new Set())
}
