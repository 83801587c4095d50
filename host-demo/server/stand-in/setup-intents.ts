import type { Stripe } from 'stripe'
import { testCard, verdict } from './cards.ts'
import { flag, metadata, oneOf, type Params, text } from './form.ts'
import { idOf, newClientSecret, newId } from './ids.ts'
import { methodTypeFields, methodTypes, refuseOtherType } from './method-types.ts'
import { authenticationStep } from './next-action.ts'
import { attachTo, choosePaymentMethod } from './payment-methods.ts'
import { invalid, Problem } from './problem.ts'
import type { Work } from './work.ts'

export const setupConfirmFields = ['payment_method', 'payment_method_data', 'return_url', 'use_stripe_sdk']
export const setupCreateFields = [
  ...setupConfirmFields,
  ...methodTypeFields,
  'confirm',
  'customer',
  'description',
  'metadata',
  'usage',
]

export async function createSetupIntent(work: Work, params: Params) {
  const id = newId('seti')
  const customer = text(params, 'customer') ?? null
  if (customer) await work.find('customer', customer, 'customer')
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    ...methodTypes(params),
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: work.now,
    customer,
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: oneOf(params, 'usage', ['off_session', 'on_session']) ?? 'off_session',
  }
  await work.save(intent)
  await work.emit('setup_intent.created', intent)
  if (flag(params, 'confirm')) return confirm(work, intent, params)
  if (params.payment_method) {
    intent.payment_method = (await choosePaymentMethod(work, params, null))?.id ?? null
    intent.status = 'requires_confirmation'
    await work.save(intent)
  }
  return intent
}

export async function retrieveSetupIntent(work: Work, _: Params, id: string) {
  return work.find('setup_intent', id)
}

export async function confirmSetupIntent(work: Work, params: Params, id: string) {
  return confirm(work, await work.lock('setup_intent', id), params)
}

export async function cancelSetupIntent(work: Work, params: Params, id: string) {
  const intent = await work.lock('setup_intent', id)
  refuseUnlessOpen(intent, 'cancel')
  intent.status = 'canceled'
  intent.next_action = null
  intent.cancellation_reason =
    oneOf(params, 'cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']) ?? null
  await work.save(intent)
  await work.emit('setup_intent.canceled', intent)
  return intent
}

/** The customer's action on the bank's page. A refusal is in the intent's `last_setup_error`. */
export async function authenticateSetup(work: Work, intent: Stripe.SetupIntent, passed: boolean) {
  if (intent.status !== 'requires_action') return intent
  const method = await work.lock('payment_method', idOf(intent.payment_method) ?? '')
  intent.next_action = null
  if (passed) await decide(work, intent, method, true)
  else {
    await fail(work, intent, {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
    })
  }
  return intent
}

/** Attaches a payment method to a customer without an intent. */
export async function attachPaymentMethod(work: Work, params: Params, id: string) {
  const customer = await work.find('customer', text(params, 'customer') ?? '', 'customer')
  const method = await choosePaymentMethod(work, {}, id)
  if (!method) throw invalid('Missing required param: payment_method.', { code: 'parameter_missing' })
  if (method.customer) throw invalid('The payment method you provided has already been attached to a customer.')
  const refusal = await saving(work, method, true)
  if (refusal === 'approve' || refusal === 'authenticate') await attachTo(work, method, customer.id)
  else throw new Problem(402, 'card_error', refusal.message, { code: refusal.code, decline_code: refusal.decline_code })
  return method
}

async function confirm(work: Work, intent: Stripe.SetupIntent, params: Params) {
  refuseUnlessOpen(intent, 'confirm')
  const method = await choosePaymentMethod(work, params, idOf(intent.payment_method))
  if (!method) {
    throw invalid("You cannot confirm this SetupIntent because it's missing a payment method.", {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    })
  }
  refuseOtherType(intent, method)
  intent.payment_method = method.id
  intent.last_setup_error = null
  return decide(work, intent, method, false, text(params, 'return_url'))
}

async function decide(
  work: Work,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
  returnUrl?: string,
) {
  const decision = await saving(work, method, authenticated)
  if (decision === 'authenticate') {
    intent.status = 'requires_action'
    intent.next_action = authenticationStep(work, intent, returnUrl)
    await work.save(intent)
    await work.emit('setup_intent.requires_action', intent)
    return intent
  }
  if (decision !== 'approve') {
    const { message, ...codes } = decision
    await fail(work, intent, { type: 'card_error', message, ...codes, payment_method: method })
    return new Problem(402, 'card_error', message, { ...codes, setup_intent: intent, payment_method: method })
  }
  const customer = idOf(intent.customer)
  if (customer) await attachTo(work, method, customer)
  await work.save(method, { ...(await work.hidden(method.id)), setUp: intent.usage === 'off_session' })
  intent.status = 'succeeded'
  await work.save(intent)
  await work.emit('setup_intent.succeeded', intent)
  return intent
}

async function saving(work: Work, method: Stripe.PaymentMethod, authenticated: boolean) {
  const hidden = await work.hidden(method.id)
  const card = testCard(hidden.card ?? '')
  if (!card) return 'approve'
  return verdict(card, { purpose: 'setup', offSession: false, setUp: hidden.setUp ?? false, authenticated })
}

async function fail(work: Work, intent: Stripe.SetupIntent, error: Stripe.SetupIntent.LastSetupError) {
  intent.last_setup_error = error
  intent.payment_method = null
  intent.status = 'requires_payment_method'
  await work.save(intent)
  await work.emit('setup_intent.setup_failed', intent)
}

function refuseUnlessOpen(intent: Stripe.SetupIntent, verb: 'cancel' | 'confirm') {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return
  throw invalid(`You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  })
}
