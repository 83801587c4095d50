import type { Transaction } from 'kysely'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { alertBidders } from './alerts.ts'
import type { Lot } from './find-lot.ts'
import { outbidMail } from './mails/outbid-mail-kind.ts'

/**
 * Tells bidders who do not lead any more: at once, and by mail if they do not bid again. `storeBids` does the same
 * for bids from devices.
 * @param except bidders who get another message
 */
export async function notifyOutbid(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  { before, after, except }: { readonly before: Lot; readonly after: Lot; readonly except?: string },
): Promise<void> {
  const outbid = before.leaders.filter(bidder => bidder !== except && !after.leaders.includes(bidder))
  const alert = { outcome: 'outbid', price: after.price } as const
  const told = await alertBidders(trx, event, after, new Map(outbid.map(bidder => [bidder, alert])))
  for (const bidder of told) await schedule(trx, outbidMail(after.id, bidder, at))
}
