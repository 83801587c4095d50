import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
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

export async function recordProblem(db: Kysely<Database>, orderId: string, found: Problem): Promise<void> {
  const { intentId, problem, amount = null, currency = null } = found
  await db
    .insertInto('payment_problems')
    .values({ order_id: orderId, payment_intent_id: intentId, problem, amount, currency })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Payments that have arrived and do not match their order. */
export const arrived = (db: Kysely<Database>) => db.selectFrom('payment_problems').where('amount', 'is not', null)
