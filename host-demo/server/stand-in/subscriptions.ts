import { anchorOf, occurrenceAfter } from './billing-cycle.ts'
import { integer, metadata, nested, oneOf, type Params, requiredText, text } from './form.ts'
import { newId } from './ids.ts'
import { createInvoice } from './invoices.ts'
import type { Subscription, SubscriptionItem } from './kinds.ts'
import { invalid, missingResource, wrongParameter } from './problem.ts'
import type { Work } from './work.ts'

export const subscriptionFields = [
  'billing_cycle_anchor_config',
  'customer',
  'default_payment_method',
  'description',
  'items',
  'metadata',
  'off_session',
  'proration_behavior',
]
export const subscriptionListFields = ['customer', 'limit', 'status']

/** A monthly price, charged first at the next billing date. Free until then. */
export async function createSubscription(work: Work, params: Params): Promise<Subscription> {
  const customer = requiredText(params, 'customer')
  await work.find('customer', customer, 'customer')
  const method = await cardOf(work, params, customer)
  if (oneOf(params, 'proration_behavior', ['none']) !== 'none') {
    throw wrongParameter('The stand-in knows no prorations.', { param: 'proration_behavior' })
  }
  const config = anchorOf(nested(params, 'billing_cycle_anchor_config'))
  const anchor = occurrenceAfter(config, work.now)
  const id = newId('sub')
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: config,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: work.now,
    currency: '',
    customer,
    default_payment_method: method,
    description: text(params, 'description') ?? null,
    ended_at: null,
    items: { object: 'list', data: [await itemOf(work, id, anchor, params)], has_more: false, url: itemsUrl(id) },
    latest_invoice: null,
    livemode: false,
    metadata: metadata(params),
    start_date: work.now,
    status: 'active',
  }
  subscription.currency = subscription.items.data[0].price.currency
  await work.save(subscription)
  await work.emit('customer.subscription.created', subscription)
  // The first invoice is for nothing, as with Stripe.
  const invoice = await createInvoice(work, subscription, { amount: 0, reason: 'subscription_create' })
  subscription.latest_invoice = invoice.id
  await work.save(subscription)
  return subscription
}

async function itemOf(work: Work, subscription: string, anchor: number, params: Params): Promise<SubscriptionItem> {
  const price = nested(nested(nested(params, 'items'), '0'), 'price_data')
  const product = requiredText(price, 'product')
  await work.find('product', product, 'items[0][price_data][product]')
  if (oneOf(nested(price, 'recurring'), 'interval', ['month']) !== 'month') {
    throw wrongParameter('Missing required param: items[0][price_data][recurring].', { code: 'parameter_missing' })
  }
  const unit_amount = integer(price, 'unit_amount') ?? 0
  if (unit_amount < 1) throw wrongParameter('Invalid positive integer', { param: 'items[0][price_data][unit_amount]' })
  return {
    id: newId('si').slice(0, 17),
    object: 'subscription_item',
    created: work.now,
    current_period_end: anchor,
    current_period_start: work.now,
    metadata: {},
    price: {
      id: newId('price'),
      object: 'price',
      currency: requiredText(price, 'currency').toLowerCase(),
      product,
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
      unit_amount,
    },
    quantity: 1,
    subscription,
  }
}

export async function retrieveSubscription(work: Work, _: Params, id: string) {
  return work.find('subscription', id)
}

/** Only the card can be changed. */
export async function updateSubscription(work: Work, params: Params, id: string): Promise<Subscription> {
  const subscription = await work.lock('subscription', id)
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.')
  subscription.default_payment_method = await cardOf(work, params, subscription.customer)
  await work.save(subscription)
  await work.emit('customer.subscription.updated', subscription)
  return subscription
}

/** Without cancelled ones by default. */
export async function listSubscriptions(work: Work, params: Params) {
  const customer = requiredText(params, 'customer')
  await work.find('customer', customer, 'customer')
  const status = text(params, 'status')
  const all = await work.ofCustomer('subscription', customer)
  const data = all.filter(one => status === 'all' || (status ? one.status === status : one.status !== 'canceled'))
  return { object: 'list', data, has_more: false, url: '/v1/subscriptions' }
}

export async function cancelSubscription(work: Work, _: Params, id: string) {
  const subscription = await work.lock('subscription', id)
  // Stripe answers 404 for a cancelled one.
  if (subscription.status === 'canceled') throw missingResource('subscription', id)
  await endSubscription(work, subscription)
  return subscription
}

export async function endSubscription(work: Work, subscription: Subscription): Promise<void> {
  subscription.status = 'canceled'
  subscription.canceled_at = work.now
  subscription.ended_at = work.now
  await work.save(subscription)
  await work.emit('customer.subscription.deleted', subscription)
}

async function cardOf(work: Work, params: Params, customer: string): Promise<string> {
  const name = 'default_payment_method'
  const method = await work.find('payment_method', requiredText(params, name), name)
  if (method.customer === customer) return method.id
  throw invalid(`The customer does not have a payment method with the ID ${method.id}.`, { code: 'resource_missing' })
}

const itemsUrl = (id: string) => `/v1/subscription_items?subscription=${id}`
