import { retrieveCharge } from './charges.ts'
import { checkoutSessionFields, createCheckoutSession, retrieveCheckoutSession } from './checkout-sessions.ts'
import { createCustomer, customerFields, deleteCustomer, retrieveCustomer, updateCustomer } from './customers.ts'
import { disputeFields, listDisputes, retrieveDispute, updateDispute } from './disputes.ts'
import { listEvents, retrieveEvent } from './events.ts'
import type { Params } from './form.ts'
import { payInvoice, retrieveInvoice } from './invoices.ts'
import { passMonth } from './month.ts'
import * as payment from './payment-intents.ts'
import { detachPaymentMethod, listPaymentMethods, retrievePaymentMethod } from './payment-methods.ts'
import type { Problem } from './problem.ts'
import { createProduct, productFields, retrieveProduct } from './products.ts'
import { createRefund, listRefunds, refundFields, retrieveRefund } from './refunds.ts'
import * as setup from './setup-intents.ts'
import * as subscription from './subscriptions.ts'
import type { Work } from './work.ts'

/** Returns an object, throws a problem to roll back, or returns a problem to keep its changes. */
export type Handler = (work: Work, params: Params, id: string) => Promise<object | Problem>

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handle: Handler
  /** Accepted fields besides `expand`. */
  fields: readonly string[]
}

const get = (path: string, handle: Handler, fields: readonly string[] = []): Route => ({
  method: 'GET',
  path,
  handle,
  fields,
})
const post = (path: string, handle: Handler, fields: readonly string[] = []): Route => ({
  method: 'POST',
  path,
  handle,
  fields,
})

const remove = (path: string, handle: Handler): Route => ({ method: 'DELETE', path, handle, fields: [] })

/** The supported part of Stripe's API. */
export const routes: readonly Route[] = [
  post('/v1/customers', createCustomer, customerFields),
  get('/v1/customers/:id', retrieveCustomer),
  post('/v1/customers/:id', updateCustomer, customerFields),
  remove('/v1/customers/:id', deleteCustomer),

  post('/v1/payment_intents', payment.createPaymentIntent, payment.createFields),
  get('/v1/payment_intents', payment.listPaymentIntents, ['customer', 'limit', 'starting_after']),
  get('/v1/payment_intents/:id', payment.retrievePaymentIntent, ['client_secret']),
  post('/v1/payment_intents/:id', payment.updatePaymentIntent, payment.updateFields),
  post('/v1/payment_intents/:id/confirm', payment.confirmPaymentIntent, payment.confirmFields),
  post('/v1/payment_intents/:id/cancel', payment.cancelPaymentIntent, payment.cancelFields),

  post('/v1/setup_intents', setup.createSetupIntent, setup.setupCreateFields),
  get('/v1/setup_intents/:id', setup.retrieveSetupIntent, ['client_secret']),
  post('/v1/setup_intents/:id/confirm', setup.confirmSetupIntent, setup.setupConfirmFields),
  post('/v1/setup_intents/:id/cancel', setup.cancelSetupIntent, ['cancellation_reason']),

  get('/v1/payment_methods', listPaymentMethods, ['customer', 'limit', 'type']),
  get('/v1/payment_methods/:id', retrievePaymentMethod),
  post('/v1/payment_methods/:id/attach', setup.attachPaymentMethod, ['customer']),
  post('/v1/payment_methods/:id/detach', detachPaymentMethod),

  post('/v1/products', createProduct, productFields),
  get('/v1/products/:id', retrieveProduct),
  post('/v1/subscriptions', subscription.createSubscription, subscription.subscriptionFields),
  get('/v1/subscriptions', subscription.listSubscriptions, subscription.subscriptionListFields),
  get('/v1/subscriptions/:id', subscription.retrieveSubscription),
  post('/v1/subscriptions/:id', subscription.updateSubscription, ['default_payment_method']),
  remove('/v1/subscriptions/:id', subscription.cancelSubscription),
  post('/v1/test_helpers/subscriptions/:id/pass_month', passMonth, ['card']),
  get('/v1/invoices/:id', retrieveInvoice),
  post('/v1/invoices/:id/pay', payInvoice),

  post('/v1/checkout/sessions', createCheckoutSession, checkoutSessionFields),
  get('/v1/checkout/sessions/:id', retrieveCheckoutSession),

  get('/v1/charges/:id', retrieveCharge),
  get('/v1/disputes', listDisputes, ['payment_intent', 'limit', 'starting_after']),
  get('/v1/disputes/:id', retrieveDispute),
  post('/v1/disputes/:id', updateDispute, disputeFields),
  post('/v1/refunds', createRefund, refundFields),
  get('/v1/refunds', listRefunds, ['payment_intent', 'limit', 'starting_after']),
  get('/v1/refunds/:id', retrieveRefund),
  get('/v1/events', listEvents, ['limit', 'starting_after', 'type']),
  get('/v1/events/:id', retrieveEvent),
]
