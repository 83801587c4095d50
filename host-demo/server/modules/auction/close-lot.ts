import type { Transaction } from 'kysely'
import { leftOf } from '../../checkout/holds/holds.ts'
import type { OrderRow } from '../../checkout/orders/order-row.ts'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import { endOthers, endUnpromised } from '../../checkout/orders/replace-orders.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type Alert, alertBidders } from './alerts.ts'
import { changeLot, type LotChange } from './change-lot.ts'
import { scheduleCharges } from './charge/schedule-charges.ts'
import { type Lot, termsOf } from './find-lot.ts'
import type { NewEntry } from './log.ts'
import { scheduleResultMails } from './mails/schedule-result-mails.ts'
import { outcomeOf, payments } from './rules/standing.ts'
import { bestBids } from './standing-bids.ts'
import { isGone, stockOf, subjectOf } from './stock.ts'

/** How the bidding for a lot ended. */
export interface Result extends Pick<Lot, 'price' | 'leaders' | 'reserve_met'> {
  /** Pieces that were bought at the lot's price instead of won. */
  readonly sold?: number
  readonly wins: readonly { readonly bidder: string; readonly pays: number }[]
}

/** The result of the bids that stand. */
export async function resultOf(trx: Transaction<Database>, { event }: Pick<Sale, 'event'>, lot: Lot): Promise<Result> {
  const terms = termsOf(lot, event.currency_decimals)
  const outcome = outcomeOf(terms, await bestBids(trx, lot))
  return {
    price: outcome.price,
    leaders: outcome.leaders.map(({ bidder }) => bidder),
    reserve_met: outcome.reserveMet,
    wins: payments(terms, outcome),
  }
}

/**
 * Closes a lot: its winners owe its price, and all bidders are told. Needs the locks of its subject and row.
 * @param order an order that has bought the lot. All others for it end
 */
export async function closeLot(
  trx: Transaction<Database>,
  sale: Sale,
  lot: Lot,
  { wins, ...result }: Result,
  entry: NewEntry,
  order?: OrderRow,
): Promise<Lot> {
  const { event, at } = sale
  const off = { on_floor: false, asking_price: null, remote_locked: false, paused_at: null }
  const closed = await changeLot(trx, event, lot, at, entry, {
    ...result,
    ...off,
    won: wins.length,
    state: 'closed',
    ...endedAt(lot, at),
  })
  await endOrders(trx, sale, lot, wins.length, order)
  await recordWins(trx, closed, wins, at)
  const bidders = await trx.selectFrom('standing_bids').select('bidder_id').where('lot_id', '=', lot.id).execute()
  const paid = new Map(wins.map(({ bidder, pays }) => [bidder, pays]))
  const alertOf = (id: string): Alert => {
    const price = paid.get(id)
    if (price !== undefined) return { outcome: 'won', price }
    return { outcome: 'lost', price: closed.price, words: whyLost(closed, id) }
  }
  await alertBidders(trx, event, closed, new Map(bidders.map(({ bidder_id: id }) => [id, alertOf(id)])))
  await scheduleCharges(trx, sale, [...paid.keys()])
  await scheduleResultMails(trx, closed)
  return closed
}

/** Ends the orders for a closed lot. What was promised stays with its buyers, if the winners have left as much. */
async function endOrders(
  trx: Transaction<Database>,
  sale: Sale,
  lot: Lot,
  won: number,
  order?: OrderRow,
): Promise<void> {
  if (order) return endOthers(trx, sale, subjectOf(lot), order)
  await endUnpromised(trx, sale, subjectOf(lot))
  if ((await leftOf(trx, stockOf(lot))) < won) await endOthers(trx, sale, subjectOf(lot))
}

/** Key of the sentence that somebody reads at once. A leader who has not won reads the whole reason. */
function whyLost(lot: Lot, bidder: string) {
  if (isGone(lot)) return 'lost'
  if (!lot.leaders.includes(bidder)) return 'unsold'
  return lot.reserve_met ? 'notSold' : 'reserve'
}

/** The times of a lot that closes before its end: the organiser closed it, or it was bought. A live lot has no end. */
function endedAt(lot: Lot, at: Date): LotChange {
  if (lot.kind === 'live_auction' || at >= lot.effective_ends_at || at <= lot.opens_at) return {}
  return { closes_at: at < lot.closes_at ? at : lot.closes_at, effective_ends_at: at }
}

/** Records each win with the retail value that the winner was shown when they bid, or that the room is shown now. */
export async function recordWins(trx: Transaction<Database>, lot: Lot, wins: Result['wins'], at: Date): Promise<void> {
  if (!wins.length) return
  const shown = await trx
    .selectFrom('standing_bids')
    .select(['bidder_id', 'retail_value'])
    .where('lot_id', '=', lot.id)
    .where(
      'bidder_id',
      'in',
      wins.map(({ bidder }) => bidder),
    )
    .execute()
  const values = new Map(shown.map(({ bidder_id, retail_value }) => [bidder_id, retail_value]))
  const rows = wins.map(({ bidder, pays }) => ({
    lot_id: lot.id,
    bidder_id: bidder,
    amount: pays,
    benefit_value: values.has(bidder) ? values.get(bidder) : lot.retail_value,
    won_at: at,
  }))
  await trx.insertInto('lot_wins').values(rows).execute()
}
