import type { Stripe } from 'stripe'
import type { Decline } from './card.ts'
import type { Params } from './form.ts'
import { idOf, newId } from './ids.ts'
import type { Work } from './work.ts'

/** One attempt to charge the intent's amount, with its event. A decline makes it a failed charge. */
export async function createCharge(
  work: Work,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline?: Decline,
): Promise<Stripe.Charge> {
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'STAND-IN',
    captured: !decline,
    created: work.now,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: decline ? refusal(decline) : approval,
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: details(intent, method),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
  await work.save(charge)
  await work.emit(decline ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

export async function retrieveCharge(work: Work, _: Params, id: string) {
  return work.find('charge', id)
}

const approval: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: 'Payment complete.',
  type: 'authorized',
}

function refusal(decline: Decline): Stripe.Charge.Outcome {
  return {
    ...approval,
    advice_code: 'try_again_later',
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: decline.decline_code ?? decline.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

function details(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (!method.card) return { type: method.type }
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status } = method.card
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand,
      checks,
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint,
      funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
      regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}
