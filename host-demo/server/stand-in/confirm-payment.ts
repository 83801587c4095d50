import type { Stripe } from 'stripe'
import type { Decline } from './card.ts'
import { authenticationRequired, testCard, verdict } from './cards.ts'
import { createCharge } from './charges.ts'
import { openTestDispute } from './disputes.ts'
import { flag, type Params, text } from './form.ts'
import { idOf } from './ids.ts'
import { refuseOtherType } from './method-types.ts'
import { authenticationStep } from './next-action.ts'
import { attachTo, choosePaymentMethod } from './payment-methods.ts'
import { invalid, Problem } from './problem.ts'
import type { Work } from './work.ts'

/**
 * Tries to pay a locked intent: it succeeds, requires authentication, waits for a bank, or is declined (a returned
 * problem).
 */
export async function confirmPayment(
  work: Work,
  intent: Stripe.PaymentIntent,
  params: Params,
): Promise<Stripe.PaymentIntent | Problem> {
  refuseUnlessConfirmable(intent)
  const method = await choosePaymentMethod(work, params, idOf(intent.payment_method))
  if (!method) {
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment ' +
        'method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  if (method.customer && method.customer !== intent.customer) {
    throw invalid(
      `The PaymentMethod ${method.id} belongs to the Customer ${idOf(method.customer)}. ` +
        'Please include the Customer in the `customer` parameter on the PaymentIntent.',
      { payment_intent: intent },
    )
  }
  refuseOtherType(intent, method)
  intent.payment_method = method.id
  intent.last_payment_error = null
  intent.next_action = null
  const hidden = await work.hidden(method.id)
  if (hidden.slow) return wait(work, intent)

  const card = testCard(hidden.card ?? '')
  if (!card) throw new Error(`No test card behind ${method.id}`)
  const offSession = flag(params, 'off_session') ?? false
  const decision = verdict(card, {
    purpose: 'payment',
    offSession,
    setUp: hidden.setUp ?? false,
    authenticated: false,
  })
  if (decision === 'approve') return succeed(work, intent, method)
  if (decision !== 'authenticate') return decline(work, intent, method, decision)
  if (offSession || flag(params, 'error_on_requires_action')) {
    return decline(work, intent, method, authenticationRequired)
  }
  intent.status = 'requires_action'
  intent.next_action = authenticationStep(work, intent, text(params, 'return_url'))
  await work.save(intent)
  await work.emit('payment_intent.requires_action', intent)
  return intent
}

/**
 * The customer's action on the bank's page. A decline is in the intent's `last_payment_error`; the call itself
 * succeeds.
 */
export async function authenticatePayment(
  work: Work,
  intent: Stripe.PaymentIntent,
  passed: boolean,
): Promise<Stripe.PaymentIntent> {
  const method = await work.lock('payment_method', idOf(intent.payment_method) ?? '')
  const hidden = await work.hidden(method.id)
  const card = testCard(hidden.card ?? '')
  if (intent.status !== 'requires_action' || !card) return intent
  intent.next_action = null
  if (!passed) {
    await fail(work, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      doc_url: docUrl('payment_intent_authentication_failure'),
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
    })
    return intent
  }
  const decision = verdict(card, { purpose: 'payment', offSession: false, setUp: false, authenticated: true })
  if (typeof decision === 'object') await decline(work, intent, method, decision)
  else await succeed(work, intent, method)
  return intent
}

/** Settles a payment that is `processing`. */
export async function settlePayment(work: Work, intent: Stripe.PaymentIntent, outcome: 'succeeded' | 'failed') {
  if (intent.status !== 'processing') throw new Error(`${intent.id} is not processing but ${intent.status}`)
  const method = await work.lock('payment_method', idOf(intent.payment_method) ?? '')
  if (outcome === 'succeeded') await succeed(work, intent, method)
  else await decline(work, intent, method, { code: 'payment_method_provider_decline', message: 'The bank refused.' })
}

async function wait(work: Work, intent: Stripe.PaymentIntent) {
  intent.status = 'processing'
  await work.save(intent)
  await work.emit('payment_intent.processing', intent)
  return intent
}

async function succeed(work: Work, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const customer = idOf(intent.customer)
  if (intent.setup_future_usage) {
    if (customer) await attachTo(work, method, customer)
    if (intent.setup_future_usage === 'off_session') {
      await work.save(method, { ...(await work.hidden(method.id)), setUp: true })
    }
  }
  const charge = await createCharge(work, intent, method)
  intent.latest_charge = charge.id
  intent.amount_received = intent.amount
  intent.status = 'succeeded'
  await work.save(intent)
  await work.emit('payment_intent.succeeded', intent)
  const { card } = await work.hidden(method.id)
  await openTestDispute(work, charge, testCard(card ?? '')?.afterwards)
  return intent
}

async function decline(work: Work, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, reason: Decline) {
  const charge = await createCharge(work, intent, method, reason)
  intent.latest_charge = charge.id
  const { message, ...codes } = reason
  const error = { charge: charge.id, ...codes, doc_url: docUrl(reason.code) }
  await fail(work, intent, { ...error, type: 'card_error', message, payment_method: method })
  return new Problem(402, 'card_error', message, { ...error, payment_intent: intent, payment_method: method })
}

async function fail(work: Work, intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError) {
  intent.last_payment_error = error
  intent.payment_method = null
  intent.status = 'requires_payment_method'
  await work.save(intent)
  await work.emit('payment_intent.payment_failed', intent)
}

function refuseUnlessConfirmable(intent: Stripe.PaymentIntent) {
  if (['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) return
  throw invalid(
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
          'one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
}
