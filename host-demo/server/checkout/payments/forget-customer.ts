import Stripe from 'stripe'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { cancelAtProvider } from '../monthly/cancel-at-provider.ts'

/** The job that deletes a provider's customer, named by its id or by the intent of its first payment. */
export const customerToForget = (knownBy: string) => ({ kind: 'forget-customer', key: knownBy })

/**
 * Deletes a deleted account's customer at the provider, with the cards. Only after the end of the subscription is
 * recorded, because a deleted customer cannot be read.
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

/** Does nothing if it is deleted already. */
async function remove(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id)
  } catch (problem) {
    const isGone = problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing'
    if (!isGone) throw problem
  }
}
