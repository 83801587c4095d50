import Stripe from 'stripe'
import { monthlyNotSetUp } from '../letters/monthly-letters.ts'
import { endMonthly } from './end-monthly.ts'
import { type MonthlyGiftRow, monthlyTotal } from './monthly-gift.ts'
import type { MonthlyContext } from './monthly-work.ts'

/**
 * Makes the provider's subscription of a monthly gift, or finds the one that it
 * has: one, whatever stopped in between. It takes nothing before the next month.
 */
export async function subscribe(context: MonthlyContext, gift: MonthlyGiftRow): Promise<void> {
  const { db } = context
  let subscription: Stripe.Subscription
  try {
    subscription = await subscriptionOf(context, gift)
  } catch (problem) {
    if (!isForGood(problem)) throw problem
    await endMonthly(context, gift.id, monthlyNotSetUp)
    return
  }
  await db
    .updateTable('monthly_gifts')
    .set({
      subscription_id: subscription.id,
      next_at: nextOf(subscription),
    })
    .where('id', '=', gift.id)
    .execute()
}

/** When a subscription takes its next payment. */
export function nextOf({ items }: Stripe.Subscription): Date {
  return new Date((items.data[0]?.current_period_end ?? 0) * 1000)
}

async function subscriptionOf(context: MonthlyContext, gift: MonthlyGiftRow): Promise<Stripe.Subscription> {
  const { db, stripe } = context
  const first = await firstPaymentOf(context, gift)
  if (!first) throw new Error('A first payment came without a card')
  const { customer, method } = first
  const known = await newestOf(stripe, customer)
  if (known) return known
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

/** The subscription that the provider has for a gift, known here or not. */
export async function findSubscription(
  context: MonthlyContext,
  gift: MonthlyGiftRow,
): Promise<Stripe.Subscription | undefined> {
  const first = await firstPaymentOf(context, gift)
  return first && newestOf(context.stripe, first.customer)
}

/** Whose card paid first. The customer was made for this one gift. */
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

/** By a key alone one could be made twice: the provider forgets it after a day. */
async function newestOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  return (await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })).data[0]
}

/**
 * The day of the month and the time of the first payment, in UTC: the provider takes the next one when they come
 * again, on the month's last day where it has no such day. A minute earlier, so that by a clock that is behind
 * ours they are not yet to come today.
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

/** What the provider sells, in its words: one for each event. */
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

/** The provider understood and will not do it, such as for a card that can't be used again. */
function isForGood(problem: unknown): boolean {
  return (
    problem instanceof Stripe.errors.StripeCardError ||
    (problem instanceof Stripe.errors.StripeInvalidRequestError && problem.statusCode !== 409)
  )
}
