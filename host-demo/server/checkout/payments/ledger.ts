import type { Selectable, Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postReceipt } from '../letters/receipt.ts'
import { beginMonthly } from '../monthly/begin-monthly.ts'
import { payLines, refundLines } from '../orders/settle-lines.ts'
import { addChange, changeTotal, noChange } from '../totals.ts'

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

export type LedgerContext = Pick<Context, 'db' | 'now' | 'outbox' | 'mails' | 'monthly' | 'publicUrl' | 'rowLocks'>

/**
 * Writes a payment down, once however often it is told: the order is paid, its
 * gifts are entered, the total moves, and push and receipt wait for the commit; or a
 * refund is taken off again. A payment that does not fit its order is written
 * down as a problem and touches nothing else.
 * @param version of the order when the payment was asked about
 * @returns the order as it is now, or undefined where it has changed since: ask again
 */
export async function recordPayment(
  { db, now, outbox, mails, monthly, publicUrl, rowLocks }: LedgerContext,
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
    const sale = { event, person: undefined, at, rowLocks }
    const change = noChange()
    if (!paid) {
      addChange(change, await payLines(trx, sale, order))
      await beginMonthly(trx, order, at)
      await postReceipt(trx, event, order, { paidAt: at, publicUrl })
    }
    if (payment.refunded !== order.refunded) addChange(change, await refundLines(trx, sale, order, payment.refunded))
    if (change.amount || change.gifts) await changeTotal(trx, event, change, rowLocks)
    return update(trx, order, {
      status: payment.refunded === order.total && order.total > 0 ? 'refunded' : 'paid',
      paid_at: order.paid_at ?? at,
      refunded: payment.refunded,
      payment_intent_id: payment.intentId,
    })
  })
  outbox.wake()
  mails.wake()
  monthly.wake()
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
