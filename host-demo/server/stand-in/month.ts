import { occurrenceAfter } from './billing-cycle.ts'
import { oneOf, type Params } from './form.ts'
import { createInvoice } from './invoices.ts'
import { invalid } from './problem.ts'
import { endSubscription } from './subscriptions.ts'
import type { Work } from './work.ts'

/**
 * A call of the stand-in only: moves a subscription to its next month. Its payment succeeds or fails; if the previous
 * one failed, its retries are over and the subscription ends. With `card=declined` the bank declines its card from now
 * on.
 */
export async function passMonth(work: Work, params: Params, id: string) {
  const subscription = await work.lock('subscription', id)
  if (subscription.status === 'canceled') throw invalid('This subscription is cancelled.')
  if (oneOf(params, 'card', ['declined'])) {
    const method = await work.lock('payment_method', String(subscription.default_payment_method))
    await work.save(method, { ...(await work.hidden(method.id)), card: '4000000000009995' })
  }
  if (subscription.status === 'past_due') {
    await endSubscription(work, subscription)
    return subscription
  }
  const [item] = subscription.items.data
  item.current_period_start = item.current_period_end
  item.current_period_end = occurrenceAfter(subscription.billing_cycle_anchor_config, item.current_period_start)
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1)
  const invoice = await createInvoice(work, subscription, { amount, reason: 'subscription_cycle' })
  subscription.latest_invoice = invoice.id
  subscription.status = invoice.status === 'paid' ? 'active' : 'past_due'
  await work.save(subscription)
  await work.emit('customer.subscription.updated', subscription)
  return subscription
}
