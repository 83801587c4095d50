import type Stripe from 'stripe'
import type { Context } from '../../platform/context.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Payment, Reversal } from './payment.ts'
import { fromProvider } from './provider-problem.ts'
import { recordPayment } from './record-payment.ts'

export interface Settled {
  order: OrderRow
  intent: Stripe.PaymentIntent
}

/**
 * Reads an order's payment from the provider and records it. News from a browser or webhook only triggers this. If the
 * order changes while the provider answers, the answer may be outdated, so it is read again.
 * @returns undefined if there is no such order
 */
export async function settleOrder(context: Context, orderId: string, intentId: string): Promise<Settled | undefined> {
  for (let tries = 0; tries < 10; tries++) {
    const order = await context.db.selectFrom('orders').select('version').where('id', '=', orderId).executeTakeFirst()
    if (!order) return undefined
    const intent = await fromProvider(() =>
      context.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    )
    const payment = intent.metadata.order_id === orderId ? await paymentOf(context, orderId, intent) : undefined
    const recorded = payment
      ? await recordPayment(context, orderId, order.version, payment)
      : await context.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    if (recorded) return { order: recorded, intent }
  }
  throw new Error('An order changes faster than its payment can be read')
}

async function paymentOf(
  { stripe, db }: Context,
  orderId: string,
  intent: Stripe.PaymentIntent,
): Promise<Payment | undefined> {
  if (intent.status === 'canceled') return { type: 'cancelled', intentId: intent.id }
  if (intent.status !== 'succeeded') return undefined
  const charge = intent.latest_charge
  if (charge === null || typeof charge === 'string') throw new Error('A paid intent came without its charge')
  const isRefunded = charge.amount_refunded > 0 || (await isRefunding(db, orderId))
  const refunds = isRefunded ? await refundsOf(stripe, intent.id) : []
  return {
    type: 'received',
    intentId: intent.id,
    amount: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    returned: [
      ...refunds.filter(isStanding).map(reversalOf),
      ...(charge.disputed ? await disputesOf(stripe, intent) : []),
    ],
    failed: refunds.filter(one => !isStanding(one)).flatMap(({ metadata }) => metadata?.refund_id ?? []),
  }
}

/** Does the order have refunds that may have failed? The charge counts those no more. */
async function isRefunding(db: Context['db'], orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.order_id', '=', orderId)
    .where('refunds.kind', '=', 'refund')
    .where('refunds.status', '!=', 'undone')
    .executeTakeFirst()
  return found !== undefined
}

/** All refunds of a payment, also those that failed. */
export async function refundsOf(stripe: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  return fromProvider(() => all(stripe.refunds.list({ payment_intent: intentId, limit: 100 })))
}

/** All pages of a list: what is missing in it counts as undone. */
async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of pages) found.push(one)
  return found
}

const isStanding = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'

const reversalOf = ({ id, amount, metadata }: Stripe.Refund): Reversal => ({
  providerId: id,
  kind: 'refund',
  amount,
  refundId: metadata?.refund_id,
})

/** Disputes that are open or lost: the charity does not have the money. */
async function disputesOf(stripe: Stripe, { id }: Stripe.PaymentIntent): Promise<Reversal[]> {
  const disputes = await fromProvider(() => all(stripe.disputes.list({ payment_intent: id, limit: 100 })))
  return disputes
    .filter(({ status }) => withdrawn.has(status))
    .map(one => ({ providerId: one.id, kind: 'dispute', amount: one.amount, refundId: undefined }))
}

/** A `warning_…` is an inquiry, which takes no money yet. */
const withdrawn = new Set<Stripe.Dispute.Status>([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
])
