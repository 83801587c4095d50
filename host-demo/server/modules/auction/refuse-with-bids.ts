import { sql, type Transaction } from 'kysely'
import type { Erasure } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/**
 * Nobody escapes a bid by deleting their account: it would win, and nobody could be charged for it. The account is
 * deleted for all charities, so their bids count wherever they were placed.
 * @throws {HttpError} 409 `account_bids`
 */
export async function refuseWithBids(
  trx: Transaction<Database>,
  { person, organisationId, rowLocks }: Pick<Erasure, 'person' | 'organisationId' | 'rowLocks'>,
): Promise<void> {
  // A bid that is being placed locks its bidder, too: it is seen here, or finds that the account is gone.
  if (rowLocks) {
    await trx.selectFrom('bidders').select('id').where('user_id', '=', person.id).orderBy('id').forUpdate().execute()
  }
  const ofBidder = trx
    .selectFrom('bidders')
    .innerJoin('events', 'events.id', 'bidders.event_id')
    .select(['events.name as event', 'organisation_id'])
    .where('user_id', '=', person.id)
    .limit(1)
  const won = await ofBidder
    .innerJoin('lot_wins', 'lot_wins.bidder_id', 'bidders.id')
    .innerJoin('lots', 'lots.id', 'lot_wins.lot_id')
    .select('lots.title')
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  const bid = won
    ? undefined
    : await ofBidder
        .innerJoin('standing_bids', 'standing_bids.bidder_id', 'bidders.id')
        .innerJoin('lots', 'lots.id', 'standing_bids.lot_id')
        .select('lots.title')
        .where('state', '=', 'open')
        // Who leads is not decided before a sealed lot closes, or a live one is called.
        .where(eb => eb.or([eb('kind', '!=', 'competitive_bid'), sql<boolean>`jsonb_exists(leaders, bidders.id)`]))
        .executeTakeFirst()
  const found = won ?? bid
  if (!found) return
  const { title, event, organisation_id } = found
  const where = organisation_id === organisationId ? 'here' : 'elsewhere'
  const sentence = sentences[won ? 'won' : 'bid'][where]
  throw new HttpError(409, { error: 'account_bids', error_description: { sentence, values: { title, event } } })
}

const sentences = {
  won: {
    here: 'You have won “{title}”. Please pay for it first, or ask the organiser to cancel it.',
    elsewhere: 'You have won “{title}” at {event}. Please pay for it first, or ask the organiser to cancel it.',
  },
  bid: {
    here: 'Your bid on “{title}” can still win. You can delete your account once it has closed.',
    elsewhere: 'Your bid on “{title}” at {event} can still win. You can delete your account once it has closed.',
  },
} as const
