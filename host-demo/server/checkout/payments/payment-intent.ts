import Stripe from 'stripe'
import type { Context } from '../../platform/context.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { endIntent, orderCancelled } from './end-order.ts'
import { fromProvider } from './provider-problem.ts'

/**
 * The one payment intent of an order: created by the first call and found by every other, even simultaneous ones or
 * after a crash. The order's id is the provider's idempotency key.
 * @throws {HttpError} 409 `order_cancelled` if no card can pay the order any more
 */
export async function paymentIntentOf(context: Context, order: OrderRow): Promise<Stripe.PaymentIntent> {
  const known = order.payment_intent_id
  if (known) {
    const intent = await fromProvider(() => context.stripe.paymentIntents.retrieve(known))
    if (intent.status === 'canceled') throw orderCancelled()
    return intent
  }
  if (order.status === 'cancelled') throw orderCancelled()
  const payer = await payerOf(context, order)
  const intent = await fromProvider(() => create(context.stripe, order, payer))
  const { status } = await context.db
    .updateTable('orders')
    .set({ payment_intent_id: intent.id })
    .where('id', '=', order.id)
    .returning('status')
    .executeTakeFirstOrThrow()
  if (status !== 'cancelled') return intent
  // The order ended while the provider was called.
  await endIntent(context, order.id, intent.id)
  throw orderCancelled()
}

/** The payer's customer at the provider, if they save cards with their account: any of those cards can pay. */
async function payerOf({ db }: Context, { user_id: id }: OrderRow): Promise<string | undefined> {
  if (id === null) return undefined
  const user = await db.selectFrom('users').select('stripe_customer_id').where('id', '=', id).executeTakeFirst()
  return user?.stripe_customer_id ?? undefined
}

async function create(stripe: Stripe, order: OrderRow, payer: string | undefined): Promise<Stripe.PaymentIntent> {
  const monthly = order.monthly_gift_id && (await customerOf(stripe, order, order.monthly_gift_id))
  for (let triesLeft = 4; ; triesLeft--) {
    try {
      return await stripe.paymentIntents.create(
        {
          amount: order.total,
          currency: order.currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          description: order.reference,
          metadata: { order_id: order.id },
          ...(monthly ? { customer: monthly, setup_future_usage: 'off_session' } : payer && { customer: payer }),
        },
        { idempotencyKey: `order-${order.id}` },
      )
    } catch (problem) {
      if (!isUnderWay(problem) || triesLeft === 0) throw problem
      await new Promise(done => setTimeout(done, 100))
    }
  }
}

/** A customer for one monthly gift, so that its card is saved for this gift only. */
async function customerOf(stripe: Stripe, order: OrderRow, monthlyGiftId: string): Promise<string> {
  const { email, first_name, last_name } = order
  const { id } = await stripe.customers.create(
    { email, name: `${first_name} ${last_name}`, metadata: { monthly_gift_id: monthlyGiftId } },
    { idempotencyKey: `customer-${order.id}` },
  )
  return id
}

/** A simultaneous call with the same key is running. The package has retried three times by then. */
function isUnderWay(problem: unknown): boolean {
  return problem instanceof Stripe.errors.StripeError && problem.statusCode === 409
}
