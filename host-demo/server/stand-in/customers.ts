import type { Stripe } from 'stripe'
import { metadata, nested, type Params, text } from './form.ts'
import { newId } from './ids.ts'
import { detachPaymentMethod } from './payment-methods.ts'
import { endSubscription } from './subscriptions.ts'
import type { Work } from './work.ts'

export const customerFields = [
  'address',
  'description',
  'email',
  'invoice_settings',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
]

export async function createCustomer(work: Work, params: Params) {
  const customer: Stripe.Customer = {
    id: newId('cus').slice(0, 18),
    object: 'customer',
    address: null,
    balance: 0,
    created: work.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  apply(customer, params)
  await work.save(customer)
  await work.emit('customer.created', customer)
  return customer
}

/** A deleted customer has no other fields. */
export async function retrieveCustomer(work: Work, _: Params, id: string) {
  return (await work.findAny(id)) ?? work.find('customer', id)
}

/** Deletes a customer with their subscriptions and cards. */
export async function deleteCustomer(work: Work, _: Params, id: string) {
  const customer = await work.lock('customer', id)
  for (const { id: subscriptionId } of await work.ofCustomer('subscription', id)) {
    const subscription = await work.lock('subscription', subscriptionId)
    if (subscription.status !== 'canceled') await endSubscription(work, subscription)
  }
  for (const { id: methodId } of await work.ofCustomer('payment_method', id)) {
    await detachPaymentMethod(work, {}, methodId)
  }
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
  await work.save(deleted)
  await work.emit('customer.deleted', customer)
  return deleted
}

export async function updateCustomer(work: Work, params: Params, id: string) {
  const customer = await work.lock('customer', id)
  apply(customer, params)
  const method = text(nested(params, 'invoice_settings'), 'default_payment_method')
  if (method) {
    await work.find('payment_method', method, 'invoice_settings[default_payment_method]')
    customer.invoice_settings.default_payment_method = method
  }
  await work.save(customer)
  await work.emit('customer.updated', customer)
  return customer
}

function apply(customer: Stripe.Customer, params: Params) {
  for (const name of ['description', 'email', 'name', 'phone'] as const) {
    if (name in params) customer[name] = text(params, name) ?? null
  }
  if ('address' in params) {
    const address = nested(params, 'address')
    const field = (name: string) => text(address, name) ?? null
    customer.address = {
      city: field('city'),
      country: field('country'),
      line1: field('line1'),
      line2: field('line2'),
      postal_code: field('postal_code'),
      state: field('state'),
    }
  }
  customer.metadata = metadata(params, customer.metadata)
}
