import type { Stripe } from 'stripe'
import type { TestCard } from './card.ts'
import { realCard, testCard, testCardOfToken } from './cards.ts'
import { integer, metadata, nested, type Params, requiredText, text } from './form.ts'
import { newId } from './ids.ts'
import { invalid, missingResource, Problem, wrongParameter } from './problem.ts'
import type { Hidden, Work } from './work.ts'

/** Payments with it stay in `processing` until they are settled by hand. */
const slowBankToken = 'pm_usBankAccount_processing'

/**
 * Stores the payment method that a request names or describes. A `pm_card_…` name gives a new one at every use, as with
 * Stripe.
 */
export async function choosePaymentMethod(
  work: Work,
  params: Params,
  fallback: string | null,
): Promise<Stripe.PaymentMethod | undefined> {
  if (params.payment_method_data) return createPaymentMethod(work, nested(params, 'payment_method_data'))
  const id = text(params, 'payment_method') ?? fallback
  if (!id) return undefined
  const card = testCardOfToken(id)
  if (card) return keep(work, cardMethod(work, card, { month: 12, year: new Date(work.now * 1000).getFullYear() + 1 }))
  if (id === slowBankToken) return keep(work, bankMethod(work))
  return work.lock('payment_method', id, 'payment_method')
}

/** From card details, which only Stripe.js sends. */
export async function createPaymentMethod(work: Work, params: Params): Promise<Stripe.PaymentMethod> {
  if (requiredText(params, 'type') !== 'card') throw wrongParameter('Invalid type: must be card', { param: 'type' })
  if (!work.request.fromBrowser) {
    throw new Problem(
      402,
      'card_error',
      'Sending credit card numbers directly to the Stripe API is generally unsafe. ' +
        'We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    )
  }
  const fields = nested(params, 'card')
  const number = requiredText(fields, 'number').replaceAll(/\D/g, '')
  const month = integer(fields, 'exp_month') ?? 0
  const year = integer(fields, 'exp_year') ?? 0
  if (!luhn(number)) throw cardProblem('incorrect_number', 'number', 'Your card number is incorrect.')
  if (month < 1 || month > 12) {
    throw cardProblem('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const fullYear = year < 100 ? 2000 + year : year
  if (Date.UTC(fullYear, month) <= work.now * 1000) {
    throw cardProblem('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
  const card = testCard(number)
  if (!card) {
    const { message, ...details } = realCard
    throw new Problem(402, 'card_error', message, details)
  }
  if (!/^\d+$/.test(text(fields, 'cvc') ?? '') || text(fields, 'cvc')?.length !== (card.brand === 'amex' ? 4 : 3)) {
    throw cardProblem('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  const method = cardMethod(work, card, { month, year: fullYear })
  method.method.billing_details = billingDetails(nested(params, 'billing_details'))
  method.method.metadata = metadata(params)
  return keep(work, method)
}

export async function retrievePaymentMethod(work: Work, _: Params, id: string) {
  if (testCardOfToken(id)) throw missingResource('PaymentMethod', id, 'payment_method')
  return work.find('payment_method', id, 'payment_method')
}

export async function detachPaymentMethod(work: Work, _: Params, id: string) {
  const method = await work.lock('payment_method', id, 'payment_method')
  if (!method.customer) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
  }
  method.customer = null
  await work.save(method)
  await work.emit('payment_method.detached', method)
  return method
}

export async function listPaymentMethods(work: Work, params: Params) {
  const customer = requiredText(params, 'customer')
  await work.find('customer', customer, 'customer')
  const all = await work.ofCustomer('payment_method', customer)
  const data = all.filter(method => !params.type || method.type === params.type)
  return { object: 'list', data, has_more: false, url: '/v1/payment_methods' }
}

/** Attaches it to the customer. Not written if it is attached already. */
export async function attachTo(work: Work, method: Stripe.PaymentMethod, customer: string) {
  if (method.customer === customer) return
  method.customer = customer
  await work.save(method)
  await work.emit('payment_method.attached', method)
}

interface NewMethod {
  method: Stripe.PaymentMethod
  hidden: Hidden
}

async function keep(work: Work, { method, hidden }: NewMethod): Promise<Stripe.PaymentMethod> {
  await work.save(method, hidden)
  return method
}

function cardMethod(work: Work, card: TestCard, expiry: { month: number; year: number }): NewMethod {
  const method: Stripe.PaymentMethod = {
    ...base(work),
    type: 'card',
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: card.brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: `standin${card.number.slice(-9)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  }
  return { method, hidden: { card: card.number, setUp: card.setUp ?? false } }
}

function bankMethod(work: Work): NewMethod {
  return { method: { ...base(work), type: 'us_bank_account' }, hidden: { slow: true } }
}

function base(work: Work) {
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified' as const,
    billing_details: billingDetails({}),
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  }
}

function billingDetails(params: Params): Stripe.PaymentMethod.BillingDetails {
  const address = nested(params, 'address')
  const field = (name: string) => text(address, name) ?? null
  return {
    address: {
      city: field('city'),
      country: field('country'),
      line1: field('line1'),
      line2: field('line2'),
      postal_code: field('postal_code'),
      state: field('state'),
    },
    email: text(params, 'email') ?? null,
    name: text(params, 'name') ?? null,
    phone: text(params, 'phone') ?? null,
    tax_id: null,
  }
}

function cardProblem(code: string, param: string, message: string): Problem {
  return new Problem(402, 'card_error', message, { code, param })
}

function luhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number.length >= 12 && sum % 10 === 0
}
