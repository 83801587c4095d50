import { type Selectable, sql, type Transaction } from 'kysely'
import { normalEmail } from '../accounts/hashes.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { changeTotal, type TotalChange } from '../db/totals.ts'

export type OrderRow = Selectable<Database['orders']>

/** What became of an order's money, as its keeper tells it: the provider, or the organiser for what is paid outside. */
export type Payment =
  | {
      readonly type: 'received'
      readonly intentId: string | null
      readonly amount: number
      readonly currency: string
      readonly refunded: number
    }
  | { readonly type: 'cancelled'; readonly intentId: string }

type LedgerContext = Pick<Context, 'db' | 'now' | 'outbox' | 'rowLocks'>

/**
 * Writes a payment down, once however often it is told: the order is paid, its
 * gifts are entered, the total moves, and the push waits for the commit; or a
 * refund is taken off again. A payment that does not fit its order is written
 * down as a problem and touches nothing else.
 * @param version of the order when the payment was asked about
 * @returns the order as it is now, or undefined where it has changed since: ask again
 */
export async function recordPayment(
  { db, now, outbox, rowLocks }: LedgerContext,
  orderId: string,
  version: number,
  payment: Payment,
): Promise<OrderRow | undefined> {
  const recorded = await db.transaction().execute(async trx => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .$if(rowLocks, query => query.forUpdate())
      .executeTakeFirstOrThrow()
    if (order.version !== version) return undefined
    const problem = problemOf(order, payment)
    if (problem) {
      await noteProblem(trx, order, payment.intentId ?? '', problem)
      return order
    }
    if (payment.type === 'cancelled') {
      return order.status === 'pending' ? update(trx, order, { status: 'cancelled' }) : order
    }
    const paid = order.paid_at !== null
    if (paid && order.refunded === payment.refunded) return order
    const at = now()
    const event = await trx.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
    const change = { amount: 0, gifts: 0, donors: 0 }
    if (!paid) add(change, await enterGifts(trx, order, at))
    if (payment.refunded !== order.refunded) add(change, await takeOff(trx, order, payment.refunded))
    if (change.amount || change.gifts) await changeTotal(trx, event, change, rowLocks)
    return update(trx, order, {
      status: payment.refunded === order.total ? 'refunded' : 'paid',
      paid_at: order.paid_at ?? at,
      refunded: payment.refunded,
      payment_intent_id: payment.intentId,
    })
  })
  outbox.wake()
  return recorded
}

function problemOf(order: OrderRow, payment: Payment): string | undefined {
  if (order.payment_intent_id !== null && order.payment_intent_id !== payment.intentId) return 'another payment intent'
  if (payment.type === 'cancelled') return undefined
  if (payment.currency !== order.currency) return `paid in ${payment.currency}`
  if (payment.amount !== order.total) return `paid ${payment.amount}`
  if (payment.refunded > order.total) return `refunded ${payment.refunded}`
  return undefined
}

async function noteProblem(
  trx: Transaction<Database>,
  order: OrderRow,
  intentId: string,
  problem: string,
): Promise<void> {
  await trx
    .insertInto('payment_problems')
    .values({ order_id: order.id, payment_intent_id: intentId, problem })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function update(
  trx: Transaction<Database>,
  order: OrderRow,
  change: Partial<Pick<OrderRow, 'status' | 'paid_at' | 'refunded' | 'payment_intent_id'>>,
): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set({ ...change, version: order.version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function enterGifts(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<TotalChange> {
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('origin', '=', 'donation')
    .orderBy('position')
    .execute()
  const donor = normalEmail(order.email)
  if (!lines.length) return { amount: 0, gifts: 0, donors: 0 }
  await trx
    .insertInto('donations')
    .values(
      lines.map(line => ({
        event_id: order.event_id,
        order_line_id: line.id,
        donor,
        first_name: order.first_name,
        last_name: order.last_name,
        message: line.message,
        anonymous: line.anonymous,
        amount: line.amount,
        given_at: at,
      })),
    )
    .execute()
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  return { amount, gifts: lines.length, donors: await countGifts(trx, order.event_id, donor, lines.length) }
}

/** A refund is taken from the lines in their order; a gift that is gone whole counts no more. */
async function takeOff(trx: Transaction<Database>, order: OrderRow, refunded: number): Promise<TotalChange> {
  const gifts = await trx
    .selectFrom('donations')
    .innerJoin('order_lines', 'order_lines.id', 'donations.order_line_id')
    .select(['donations.id', 'donations.amount', 'donations.refunded', 'donations.donor'])
    .where('order_lines.order_id', '=', order.id)
    .orderBy('order_lines.position')
    .execute()
  const change = { amount: 0, gifts: 0, donors: 0 }
  let left = refunded
  for (const gift of gifts) {
    const off = Math.min(left, gift.amount)
    left -= off
    if (off === gift.refunded) continue
    await trx.updateTable('donations').set({ refunded: off }).where('id', '=', gift.id).execute()
    const counted = Number(off < gift.amount) - Number(gift.refunded < gift.amount)
    const donors = counted ? await countGifts(trx, order.event_id, gift.donor, counted) : 0
    add(change, { amount: gift.refunded - off, gifts: counted, donors })
  }
  return change
}

/** @returns 1 where this makes somebody a donor, -1 where they are one no more, else 0 */
async function countGifts(trx: Transaction<Database>, eventId: string, donor: string, gifts: number): Promise<number> {
  const row = await trx
    .insertInto('event_donors')
    .values({ event_id: eventId, donor, gifts })
    .onConflict(conflict =>
      conflict.columns(['event_id', 'donor']).doUpdateSet({ gifts: sql`event_donors.gifts + ${gifts}` }),
    )
    .returning('gifts')
    .executeTakeFirstOrThrow()
  return Number(row.gifts > 0) - Number(row.gifts - gifts > 0)
}

function add(sum: TotalChange, more: TotalChange): void {
  sum.amount += more.amount
  sum.gifts += more.gifts
  sum.donors += more.donors
}
