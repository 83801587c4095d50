import type { Kysely } from 'kysely'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { newJobs } from '../../platform/jobs/schedule.ts'
import { alertBidders } from './alerts.ts'
import type { Lot } from './find-lot.ts'
import { outbidMail } from './mails/outbid-mail-kind.ts'

interface Change {
  readonly before: Lot
  readonly after: Lot
}

/**
 * Tells bidders who are outbid since: at once, and by mail if they do not bid again. `storeBids` does the same for
 * bids from devices, except on the floor.
 * @param except bidders who get another message
 */
export async function notifyOutbid(
  trx: Kysely<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  { except, ...change }: Change & { readonly except?: string },
): Promise<void> {
  const outbid = (await outbidBy(trx, change)).filter(bidder => bidder !== except)
  const alert = { outcome: 'outbid', price: change.after.price } as const
  const told = await alertBidders(trx, event, change.after, new Map(outbid.map(bidder => [bidder, alert])))
  if (told.length)
    await newJobs(
      trx,
      told.map(bidder => outbidMail(change.after.id, bidder, at)),
    ).execute()
}

/** Those who led, and on a live lot those whose maximum the auctioneer could still use, and who have neither now. */
async function outbidBy(trx: Kysely<Database>, { before, after }: Change): Promise<string[]> {
  if (after.kind !== 'live_auction') return before.leaders.filter(bidder => !after.leaders.includes(bidder))
  const reached = await trx
    .selectFrom('standing_bids')
    .select(['bidder_id', 'maximum'])
    .where('lot_id', '=', after.id)
    .where('maximum', '<=', after.price ?? 0)
    .execute()
  return reached
    .filter(({ bidder_id, maximum }) => before.leaders.includes(bidder_id) || maximum > (before.price ?? 0))
    .map(({ bidder_id }) => bidder_id)
    .filter(bidder => !after.leaders.includes(bidder))
}
