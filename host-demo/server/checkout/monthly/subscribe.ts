import Stripe from 'stripe'
import { monthlyNotSetUp } from '../letters/monthly-letters.ts'
import { endMonthly } from './end-monthly.ts'
import { type MonthlyGiftRow, monthlyTotal } from './monthly-gift.ts'
import type { MonthlyContext } from './monthly-job-of.ts'

/**
 * Creates the provider's subscription of a monthly gift, or finds the existing one: never two, even after a crash. The
 * first charge is in a month.
 */
export async function subscribe(context: MonthlyContext, gift: MonthlyGiftRow): Promise<void> {
  const { db } = context
  let subscription: Stripe.Subscription
  try {
    subscription = await subscriptionOf(context, gift)
  } catch (problem) {
    if (!isPermanent(problem)) throw problem
    await endMonthly(context, gift.id, monthlyNotSetUp)
    return
  }
  await db
    .updateTable('monthly_gifts')
    .set({
      subscription_id: subscription.id,
      next_at: nextPaymentOf(subscription),
    })
    .where('id', '=', gift.id)
    .execute()
}

/** The date of a subscription's next payment. */
export function nextPaymentOf({ items }: Stripe.Subscription): Date {
  return new Date((items.data[0]?.current_period_end ?? 0) * 1000)
}

async function subscriptionOf(context: MonthlyContext, gift: MonthlyGiftRow): Promise<Stripe.Subscription> {
  const { db, stripe } = context
  const first = await firstPaymentOf(context, gift)
  if (!first) throw new Error('A first payment came without a card')
  const { customer, method } = first
  const existing = await newestOf(stripe, customer)
  if (existing) return existing
  const { id, currency, reference } = await db
    .selectFrom('orders')
    .select(['id', 'currency', 'reference'])
    .where('id', '=', gift.order_id)
    .executeTakeFirstOrThrow()
  return stripe.subscriptions.create(
    {
      customer,
      default_payment_method: method,
      items: [
        {
          price_data: {
            currency: currency.toLowerCase(),
            product: await productOf(context, gift.event_id),
            recurring: { interval: 'month' },
            unit_amount: monthlyTotal(gift),
          },
        },
      ],
      billing_cycle_anchor_config: anchorOf(gift),
      proration_behavior: 'none',
      off_session: true,
      description: reference,
      metadata: { monthly_gift_id: gift.id },
    },
    { idempotencyKey: `monthly-${id}` },
  )
}

/** The gift's subscription at the provider, whether or not its id was stored here. */
export async function findSubscription(
  context: MonthlyContext,
  gift: MonthlyGiftRow,
): Promise<Stripe.Subscription | undefined> {
  const first = await firstPaymentOf(context, gift)
  return first && newestOf(context.stripe, first.customer)
}

/** The customer whose card made the first payment. It was created for this gift only. */
async function firstPaymentOf({ db, stripe }: MonthlyContext, { order_id }: MonthlyGiftRow) {
  const { payment_intent_id: id } = await db
    .selectFrom('orders')
    .select('payment_intent_id')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  if (id === null) return undefined
  const { customer, payment_method: method } = await stripe.paymentIntents.retrieve(id)
  return typeof customer === 'string' && typeof method === 'string' ? { customer, method } : undefined
}

/** An idempotency key alone could create two: the provider forgets it after a day. */
async function newestOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  return (await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })).data[0]
}

/**
 * The day and time of the first payment, in UTC: the provider charges when they recur, or on the last day of a shorter
 * month. One minute earlier, so that they do not recur today on a clock that is behind ours.
 */
function anchorOf({ began_at: began }: MonthlyGiftRow): Stripe.SubscriptionCreateParams.BillingCycleAnchorConfig {
  if (!began) throw new Error('A monthly gift has not begun')
  const midnight = Date.UTC(began.getUTCFullYear(), began.getUTCMonth(), began.getUTCDate())
  const time = new Date(Math.max(midnight, began.getTime() - 60_000))
  return {
    day_of_month: time.getUTCDate(),
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    second: time.getUTCSeconds(),
  }
}

/** The product at the provider: one for each event. */
async function productOf({ db, stripe }: MonthlyContext, eventId: string): Promise<string> {
  const id = `fayre_monthly_${eventId}`
  const { name } = await db.selectFrom('events').select('name').where('id', '=', eventId).executeTakeFirstOrThrow()
  try {
    await stripe.products.create({ id, name: `Monthly gift to ${name}` })
  } catch (problem) {
    const isThere = problem instanceof Stripe.errors.StripeError && problem.code === 'resource_already_exists'
    if (!isThere) throw problem
  }
  return id
}

/** The provider refused permanently, such as for a card that cannot be used again. */
function isPermanent(problem: unknown): boolean {
  return (
    problem instanceof Stripe.errors.StripeCardError ||
    (problem instanceof Stripe.errors.StripeInvalidRequestError && problem.statusCode !== 409)
  )
}
