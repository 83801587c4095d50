import { sql, type Transaction } from 'kysely'
import { deskChannel, eventChannel } from '../../../../src/api/channels.ts'
import { pledgeItemPush, pledgePush, pledgeRemovedPush } from '../../../../src/api/pledges.ts'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { lockItem, type PledgeItem } from './find-item.ts'
import { dataOf, type Pledge, publicPledge } from './wire.ts'

/** Sums up an item's pledges again after a change, and pushes the sums after the commit. */
export async function countItem(
  trx: Transaction<Database>,
  { event, rowLocks }: Pick<Sale, 'event' | 'rowLocks'>,
  id: string,
): Promise<PledgeItem> {
  const item = await lockItem(trx, event.id, id, rowLocks)
  const sums = await trx
    .selectFrom('pledges')
    .select([
      sql<number>`coalesce(sum(amount - refunded), 0)`.as('pledged'),
      sql<number>`coalesce(sum(matched), 0)`.as('matched'),
      sql<number>`count(*)`.as('pledge_count'),
    ])
    .where('item_id', '=', id)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`refunded < amount`)
    .executeTakeFirstOrThrow()
  const changed = { ...sums, sequence: item.sequence + 1 }
  await trx.updateTable('pledge_items').set(changed).where('id', '=', id).execute()
  const counted = { ...item, ...changed }
  await pushItem(trx, counted)
  return counted
}

/** Pushes an item's numbers to everybody; those of a draft to the desks only. */
async function pushItem(trx: Transaction<Database>, item: PledgeItem): Promise<void> {
  const data = { ...dataOf(item), editedYN: 'no' }
  await push(trx, deskChannel(item.event_id), pledgeItemPush.event, item.id, data)
  if (item.published) await push(trx, eventChannel(item.event_id), pledgeItemPush.event, item.id, data)
}

/**
 * Makes browsers read an item again, because it was edited, published or hidden.
 * @param wasShown a draft that guests have never seen is pushed to the desks only
 */
export async function pushItemEdit(trx: Transaction<Database>, item: PledgeItem, wasShown: boolean): Promise<void> {
  // A subject of its own, because only the last of several pushes for one subject is sent.
  const subject = `${item.id} edited`
  const data = { ...dataOf(item), editedYN: 'yes' }
  await push(trx, deskChannel(item.event_id), pledgeItemPush.event, subject, data)
  if (!item.published && !wasShown) return
  // An open page cannot read a hidden item, so it is told that the item is closed.
  const state = item.published ? item.state : 'closed'
  await push(trx, eventChannel(item.event_id), pledgeItemPush.event, subject, { ...data, state })
}

/** Pushes a pledge in its current state to everybody. */
export async function pushPledge(trx: Transaction<Database>, pledge: Pledge): Promise<void> {
  const { id, item_id, event_id, sequence } = pledge
  const isShown = !pledge.hidden && pledge.undone_at === null && pledge.refunded < pledge.amount
  if (isShown) await push(trx, eventChannel(event_id), pledgePush.event, id, publicPledge(pledge))
  else {
    const gone = { pledge_id: id, pledge_item_id: item_id, sequence }
    await push(trx, eventChannel(event_id), pledgeRemovedPush.event, id, gone)
  }
}

async function push(
  trx: Transaction<Database>,
  channel: string,
  event: string,
  subject: string,
  data: object,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ channel, event, subject, data: JSON.stringify(data) })
    .execute()
}
