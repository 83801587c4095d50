import Stripe from 'stripe'
import type { MonthlyGiftRow } from './monthly-gift.ts'
import type { MonthlyContext } from './monthly-job-of.ts'
import { findSubscription } from './subscribe.ts'

/** Cancels the provider's subscription of an ended monthly gift. Does nothing if it is cancelled already. */
export async function cancelAtProvider(context: MonthlyContext, gift: MonthlyGiftRow): Promise<void> {
  const { db, now, stripe } = context
  // A server that stopped half way may have created it without storing its id.
  const id = gift.subscription_id ?? (await findSubscription(context, gift))?.id
  if (id) {
    const subscription = await stripe.subscriptions.retrieve(id)
    if (subscription.status !== 'canceled') await cancel(stripe, id)
  }
  await db
    .updateTable('monthly_gifts')
    .set({ subscription_id: id ?? null, cancelled_at: now() })
    .where('id', '=', gift.id)
    .execute()
}

async function cancel(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (problem) {
    const isGone = problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing'
    if (!isGone) throw problem
  }
}
