import type { Kysely } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { translateError } from '../../platform/http/error-words.ts'
import type { HttpError } from '../../platform/http/http-error.ts'
import type { Lot } from './find-lot.ts'
import { germanAuctionErrors } from './words.de.ts'

/** A refused bid with its answer. */
export interface RefusedBid {
  readonly bidder: string
  readonly amount: number
  readonly refusal: HttpError
}

/** Keeps refused bids, so that the organiser can answer bidders who ask why. */
export async function storeRefusals(
  trx: Kysely<Database>,
  event: Event,
  { id, published }: Pick<Lot, 'id' | 'published'>,
  at: Date,
  refused: readonly RefusedBid[],
): Promise<void> {
  if (!refused.length || !published) return
  const rows = refused.map(({ bidder, amount, refusal }) => {
    const { error, error_description = '' } = translateError(event.settings.locale, refusal.words, germanAuctionErrors)
    return { lot_id: id, bidder_id: bidder, at, amount, error, why: error_description }
  })
  await trx.insertInto('refused_bids').values(rows).execute()
}
