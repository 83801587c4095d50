import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Event } from '../../identity/events.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { translateError } from '../../platform/http/error-words.ts'
import type { HttpError } from '../../platform/http/http-error.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import type { Lot } from './find-lot.ts'
import { germanAuctionErrors } from './words.de.ts'

/** A refused bid with its answer. */
interface RefusedBid {
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

/** Deletes refused bids after 90 days, when nobody asks about them any more. */
export const pruneRefusalsJob: JobKind = {
  kind: 'prune-refused-bids',
  every: 3600,
  async run({ db, now }) {
    await db
      .deleteFrom('refused_bids')
      .where('at', '<', sql<Date>`${await databaseTime(db, now)}::timestamptz - interval '90 days'`)
      .execute()
  },
}
