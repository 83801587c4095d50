import { sql, type Transaction } from 'kysely'
import type { Erasure } from '../../identity/personal-data.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/**
 * Nobody escapes a bid by deleting their account: it would win, and nobody could be charged for it.
 * @throws {HttpError} 409 `account_bids`
 */
export async function refuseWithBids(
  trx: Transaction<Database>,
  { person, organisationId }: Pick<Erasure, 'person' | 'organisationId'>,
): Promise<void> {
  const ofBidder = trx
    .selectFrom('bidders')
    .innerJoin('events', 'events.id', 'bidders.event_id')
    .where('user_id', '=', person.id)
    .where('organisation_id', '=', organisationId)
    .limit(1)
  const won = await ofBidder
    .innerJoin('lot_wins', 'lot_wins.bidder_id', 'bidders.id')
    .innerJoin('lots', 'lots.id', 'lot_wins.lot_id')
    .select('lots.title')
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  if (won) throw refusal('You have won “{title}”. Please pay for it first, or ask the organiser to cancel it.', won)
  const bid = await ofBidder
    .innerJoin('standing_bids', 'standing_bids.bidder_id', 'bidders.id')
    .innerJoin('lots', 'lots.id', 'standing_bids.lot_id')
    .select('lots.title')
    .where('state', '=', 'open')
    // Who leads is not decided before a sealed lot closes, or a live one is called.
    .where(eb => eb.or([eb('kind', '!=', 'competitive_bid'), sql<boolean>`jsonb_exists(leaders, bidders.id)`]))
    .executeTakeFirst()
  if (bid) throw refusal('Your bid on “{title}” can still win. You can delete your account once it has closed.', bid)
}

const refusal = (
  sentence:
    | 'You have won “{title}”. Please pay for it first, or ask the organiser to cancel it.'
    | 'Your bid on “{title}” can still win. You can delete your account once it has closed.',
  values: { readonly title: string },
) => new HttpError(409, { error: 'account_bids', error_description: { sentence, values } })
