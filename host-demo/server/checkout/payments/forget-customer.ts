import Stripe from 'stripe'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { cancelAtProvider } from '../monthly/cancel-at-provider.ts'

/** The job that deletes a customer at the provider: by their id there, or by that of their first payment. */
export const customerToForget = (knownBy: string) => ({ kind: 'forget-customer', key: knownBy })

/**
 * Deletes the customer of a deleted account at the provider, with their cards: after their subscription has been
 * ended and that is written down, for a customer who is gone cannot be asked about.
 */
export const forgetCustomer: JobKind = {
  kind: customerToForget('').kind,
  async run(context, { key: knownBy }) {
    const { db, stripe } = context
    const gift = await db
      .selectFrom('monthly_gifts')
      .innerJoin('orders', 'orders.id', 'monthly_gifts.order_id')
      .selectAll('monthly_gifts')
      .where('payment_intent_id', '=', knownBy)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst()
    if (gift) await cancelAtProvider(context, gift)
    const customer = knownBy.startsWith('pi_') ? (await stripe.paymentIntents.retrieve(knownBy)).customer : knownBy
    if (customer) await remove(stripe, typeof customer === 'string' ? customer : customer.id)
  },
}

/** Gone already is gone. */
async function remove(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id)
  } catch (problem) {
    const isGone = problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing'
    if (!isGone) throw problem
  }
}
