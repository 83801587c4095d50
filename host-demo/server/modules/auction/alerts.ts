import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { bidAlertPush } from '../../../../src/api/bids.ts'
import { userChannel } from '../../../../src/api/channels.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import { isolate } from '../../../../src/lib/text.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { translator } from '../../platform/translate.ts'
import type { Lot } from './find-lot.ts'
import { germanAlertWords } from './words.de.ts'
import { alertWords } from './words.ts'

export interface Alert {
  readonly outcome: InferInput<(typeof bidAlertPush)['data']>['outcome']
  readonly price: number | null
  /**
   * Key of the message.
   * @default the outcome
   */
  readonly words?: keyof typeof alertWords
  /** How a reinstated bid stands. */
  readonly standing?: InferInput<(typeof bidAlertPush)['data']>['standing']
  readonly own_maximum?: number
  /** Why a bid, win or lot was withdrawn. */
  readonly reason?: string
}

/** A push to one person's private channel. */
export function alertTo(userId: string, event: Event, { id, sequence, title }: Lot, alert: Alert) {
  const { words = alert.outcome, reason = '', ...sent } = alert
  const { currency, currency_decimals: decimals, settings } = event
  const say = translator(settings.locale, alertWords, germanAlertWords)
  const { price } = sent
  const money = price === null ? '' : formatMoney({ minor: price, currency, decimals }, settings.locale)
  const what = say(words, { price: money })
  const body = reason ? say('because', { what, reason: isolate(reason) }) : what
  const data = { auction_item_id: id, sequence, title, ...sent, body }
  return { channel: userChannel(event.id, userId), event: bidAlertPush.event, subject: id, data: JSON.stringify(data) }
}

/**
 * Tells each of these bidders the outcome of their bid, by a push after the commit.
 * @returns the ids of those who have an account, and so get it
 */
export async function alertBidders(
  trx: Kysely<Database>,
  event: Event,
  lot: Lot,
  alerts: ReadonlyMap<string, Alert>,
): Promise<string[]> {
  if (!alerts.size) return []
  const people = await trx
    .selectFrom('bidders')
    .select(['id', 'user_id'])
    .where('id', 'in', [...alerts.keys()])
    .execute()
  const pushes = people.flatMap(({ id, user_id }) => {
    const alert = alerts.get(id)
    return user_id === null || !alert ? [] : [alertTo(user_id, event, lot, alert)]
  })
  if (pushes.length) await trx.insertInto('outbox').values(pushes).execute()
  return people.filter(({ user_id }) => user_id !== null).map(({ id }) => id)
}

/** Tells all bidders on a lot the same. */
export async function alertAllBidders(trx: Kysely<Database>, event: Event, lot: Lot, alert: Alert): Promise<void> {
  const bidders = await trx.selectFrom('standing_bids').select('bidder_id').where('lot_id', '=', lot.id).execute()
  await alertBidders(trx, event, lot, new Map(bidders.map(({ bidder_id }) => [bidder_id, alert])))
}
