import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { postPaymentProblem } from '../letters/payment-problem-letter.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Payment } from './payment.ts'

/** Why a payment does not match its order, for review by people. */
export function problemOf(order: OrderRow, payment: Payment): string | undefined {
  if (order.payment_intent_id !== null && order.payment_intent_id !== payment.intentId) return 'another payment intent'
  if (payment.type === 'cancelled') return undefined
  if (payment.currency !== order.currency) return `paid in ${payment.currency}`
  if (payment.amount !== order.total) return `paid ${payment.amount}`
  return undefined
}

interface Problem {
  readonly intentId: string
  readonly problem: string
  /** What has arrived, in minor units. Absent: nothing. */
  readonly amount?: number
  readonly currency?: string
}

/**
 * Records a problem once, however often it is reported, and mails the organisers if money has arrived. Call
 * `context.jobs.wake()` after the commit to send the mails at once.
 */
export async function recordProblem(
  trx: Transaction<Database>,
  context: Pick<Context, 'now' | 'publicUrl'>,
  order: OrderRow,
  { intentId, problem, amount, currency }: Problem,
): Promise<void> {
  const isNew = await trx
    .insertInto('payment_problems')
    .values({ order_id: order.id, payment_intent_id: intentId, problem, amount, currency })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const isPaid = amount !== undefined && currency !== undefined
  if (isNew && isPaid) await postPaymentProblem(trx, context, order, { amount, currency })
}

/** Payments that have arrived and do not match their order. */
export const arrived = (db: Kysely<Database>) => db.selectFrom('payment_problems').where('amount', 'is not', null)
