import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { bidAlertPush } from '../../../../src/api/auction.ts'
import { userChannel } from '../../../../src/api/channels.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'

export type Alert = Pick<InferInput<(typeof bidAlertPush)['data']>, 'outcome' | 'price'>

/** Tells each of these bidders alone, after the commit, what became of their bid. */
export async function alertBidders(
  trx: Kysely<Database>,
  { id, sequence, title }: Lot,
  alerts: ReadonlyMap<string, Alert>,
): Promise<void> {
  if (!alerts.size) return
  const people = await trx
    .selectFrom('bidders')
    .select(['id', 'user_id'])
    .where('id', 'in', [...alerts.keys()])
    .execute()
  const pushes = people.flatMap(bidder => {
    const data = { auction_item_id: id, sequence, title, ...alerts.get(bidder.id) }
    return bidder.user_id === null
      ? []
      : { channel: userChannel(bidder.user_id), event: bidAlertPush.event, subject: id, data: JSON.stringify(data) }
  })
  if (pushes.length) await trx.insertInto('outbox').values(pushes).execute()
}
