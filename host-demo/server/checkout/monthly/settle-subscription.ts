import type Stripe from 'stripe'
import type { Context } from '../../platform/context.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { monthlyEnded } from '../letters/monthly-letters.ts'
import { endMonthly } from './end-monthly.ts'
import { ifExists } from './if-exists.ts'
import { monthlyJobOf } from './monthly-job-of.ts'
import { nextPaymentOf } from './subscribe.ts'

/**
 * Reads a subscription from the provider. If it has ended there, ends the gift here and mails its giver. If the gift
 * has ended here, cancels the subscription. If it is `active`, nothing is owed any more. Ignores subscriptions that are
 * not this site's.
 */
export async function settleSubscription(context: Context, subscriptionId: string): Promise<void> {
  const { db, stripe, jobs } = context
  const subscription = await ifExists(() => stripe.subscriptions.retrieve(subscriptionId))
  const id = subscription?.metadata.monthly_gift_id
  const gift = id && (await db.selectFrom('monthly_gifts').selectAll().where('id', '=', id).executeTakeFirst())
  if (!subscription || !gift) return
  if (isOver(subscription)) {
    await endMonthly(context, gift.id, monthlyEnded)
  } else {
    await db
      .updateTable('monthly_gifts')
      .set({
        subscription_id: subscription.id,
        next_at: nextPaymentOf(subscription),
        ...(subscription.status === 'active' && { failed_invoice_id: null }),
      })
      .where('id', '=', gift.id)
      .execute()
    if (gift.status === 'ended') await schedule(db, monthlyJobOf(gift.id))
  }
  jobs.wake()
}

const isOver = ({ status }: Stripe.Subscription) => /^(canceled|unpaid|incomplete_expired)$/.test(status)
