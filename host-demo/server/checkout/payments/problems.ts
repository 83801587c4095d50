import type { Transaction } from 'kysely'
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

export async function recordProblem(
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
