import type { Stripe } from 'stripe'
import { confirmPayment } from './confirm-payment.ts'
import { flag, integer, list, metadata, oneOf, type Params, requiredText, text } from './form.ts'
import { idOf, newClientSecret, newId } from './ids.ts'
import { methodTypeFields, methodTypes } from './method-types.ts'
import { pageOf } from './page-of.ts'
import { choosePaymentMethod } from './payment-methods.ts'
import { invalid, wrongParameter } from './problem.ts'
import { refuseThirdDecimal } from './third-decimal.ts'
import type { Work } from './work.ts'

const changeable = [
  'allowed_payment_method_types',
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
]
export const confirmFields = [
  'error_on_requires_action',
  'off_session',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'use_stripe_sdk',
]
export const createFields = [...changeable, ...confirmFields, ...methodTypeFields, 'capture_method', 'confirm']
export const updateFields = changeable
export const cancelFields = ['cancellation_reason']

export async function createPaymentIntent(work: Work, params: Params) {
  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    ...methodTypes(params),
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: oneOf(params, 'capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: work.now,
    currency: currency(requiredText(params, 'currency')),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  requiredText(params, 'amount')
  await change(work, intent, params)
  await work.save(intent)
  await work.emit('payment_intent.created', intent)
  return flag(params, 'confirm') ? confirmPayment(work, intent, params) : intent
}

export async function retrievePaymentIntent(work: Work, _: Params, id: string) {
  return work.find('payment_intent', id)
}

export async function listPaymentIntents(work: Work, params: Params) {
  const customer = requiredText(params, 'customer')
  await work.find('customer', customer, 'customer')
  return pageOf(await work.ofCustomer('payment_intent', customer), params, 'payment_intent')
}

export async function updatePaymentIntent(work: Work, params: Params, id: string) {
  const intent = await work.lock('payment_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    const fixed = Object.keys(params).find(name => !['description', 'metadata', 'receipt_email'].includes(name))
    if (fixed) {
      throw invalid(
        `This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. ` +
          'You may only update the amount of a PaymentIntent with one of the following statuses: ' +
          'requires_payment_method, requires_confirmation, requires_action.',
        { code: 'payment_intent_unexpected_state', payment_intent: intent },
      )
    }
  }
  await change(work, intent, params)
  await work.save(intent)
  return intent
}

export async function confirmPaymentIntent(work: Work, params: Params, id: string) {
  const intent = await work.lock('payment_intent', id)
  if (params.receipt_email) intent.receipt_email = requiredText(params, 'receipt_email')
  intent.setup_future_usage = futureUsage(params) ?? intent.setup_future_usage
  return confirmPayment(work, intent, params)
}

export async function cancelPaymentIntent(work: Work, params: Params, id: string) {
  const intent = await work.lock('payment_intent', id)
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        'Only a PaymentIntent with one of the following statuses may be canceled: ' +
        'requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  intent.status = 'canceled'
  intent.canceled_at = work.now
  intent.next_action = null
  intent.cancellation_reason =
    oneOf(params, 'cancellation_reason', ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']) ?? null
  await work.save(intent)
  await work.emit('payment_intent.canceled', intent)
  return intent
}

async function change(work: Work, intent: Stripe.PaymentIntent, params: Params) {
  if ('currency' in params) intent.currency = currency(requiredText(params, 'currency'))
  if ('amount' in params) intent.amount = amount(params, intent.currency)
  if ('customer' in params) intent.customer = text(params, 'customer') ?? null
  const customer = idOf(intent.customer)
  if (customer) await work.find('customer', customer, 'customer')
  for (const name of ['description', 'receipt_email', 'statement_descriptor', 'statement_descriptor_suffix'] as const) {
    if (name in params) intent[name] = text(params, name) ?? null
  }
  if ('setup_future_usage' in params) intent.setup_future_usage = futureUsage(params) ?? null
  if ('allowed_payment_method_types' in params) Object.assign(intent, methodTypes(params))
  if ('payment_method_types' in params) intent.payment_method_types = list(params, 'payment_method_types')
  intent.metadata = metadata(params, intent.metadata)
  const confirmsNow = params.confirm === 'true'
  if ('payment_method' in params && !confirmsNow) {
    intent.payment_method = (await choosePaymentMethod(work, params, null))?.id ?? null
    intent.status = intent.payment_method ? 'requires_confirmation' : 'requires_payment_method'
  }
}

function futureUsage(params: Params) {
  return oneOf(params, 'setup_future_usage', ['off_session', 'on_session'])
}

function currency(value: string): string {
  if (/^[a-z]{3}$/i.test(value)) return value.toLowerCase()
  throw wrongParameter(`Invalid currency: ${value}`, { param: 'currency' })
}

/** Stripe's smallest charges, if they are above one minor unit. */
const minimums: Record<string, [number, string]> = {
  eur: [50, '€0.50 eur'],
  gbp: [30, '£0.30 gbp'],
  usd: [50, '$0.50 usd'],
}

function amount(params: Params, currencyCode: string): number {
  const value = integer(params, 'amount') ?? 0
  const [least, words] = minimums[currencyCode] ?? [1, `1 ${currencyCode}`]
  if (value < least) {
    throw wrongParameter(`Amount must be at least ${words}`, { code: 'amount_too_small', param: 'amount' })
  }
  if (value > 99_999_999) {
    throw wrongParameter('Amount must be no more than 999,999.99', { code: 'amount_too_large', param: 'amount' })
  }
  refuseThirdDecimal(value, currencyCode)
  return value
}
