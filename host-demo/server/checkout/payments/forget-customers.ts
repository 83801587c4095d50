import { sql } from 'kysely'
import Stripe from 'stripe'
import { nextTry } from '../../platform/errands.ts'
import { cancelAtProvider } from '../monthly/cancel-at-provider.ts'
import type { DeskContext } from '../monthly/desk-context.ts'

const atOnce = 5

/**
 * Deletes the customers of deleted accounts at the provider, with their cards: each after its subscription has been
 * ended and that is written down, for a customer who is gone cannot be asked about.
 * @param report hears why one has to wait
 * @returns whether there may be more
 */
export async function forgetCustomers(context: DeskContext, report: (problem: unknown) => void): Promise<boolean> {
  const claimed = await claim(context)
  await Promise.all(claimed.map(({ known_by }) => forget(context, known_by).catch(report)))
  return claimed.length > 0
}

async function forget(context: DeskContext, knownBy: string): Promise<void> {
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
  await db.deleteFrom('unwanted_customers').where('known_by', '=', knownBy).execute()
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

function claim({ db, now }: DeskContext) {
  const at = now()
  return db
    .updateTable('unwanted_customers')
    .set({ tries: sql`tries + 1`, work_due_at: nextTry(at) })
    .where('known_by', 'in', db =>
      db
        .selectFrom('unwanted_customers')
        .select('known_by')
        .where('work_due_at', '<=', at)
        .orderBy('work_due_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning('known_by')
    .execute()
}
