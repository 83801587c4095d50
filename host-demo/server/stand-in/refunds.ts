import type { Stripe } from 'stripe'
import { testCard } from './cards.ts'
import { integer, metadata, oneOf, type Params, requiredText, text } from './form.ts'
import { idOf, newId } from './ids.ts'
import { pageOf } from './page-of.ts'
import { invalid, wrongParameter } from './problem.ts'
import { refuseThirdDecimal } from './third-decimal.ts'
import type { Work } from './work.ts'

export const refundFields = ['amount', 'charge', 'metadata', 'payment_intent', 'reason']

/** Refunds a charge, in full or by the given amount. */
export async function createRefund(work: Work, params: Params) {
  const charge = await chargeOf(work, params)
  const left = charge.amount - charge.amount_refunded
  const amount = integer(params, 'amount') ?? left
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (amount <= 0)
    throw wrongParameter('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left) {
    throw invalid(
      `Refund amount (${money(amount, charge.currency)}) is greater than ` +
        `unrefunded amount on charge (${money(left, charge.currency)})`,
      { param: 'amount' },
    )
  }
  await refuseDisputed(work, charge)
  refuseThirdDecimal(amount, charge.currency)
  const later = await laterOf(work, charge)
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: metadata(params),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: later === 'succeeds' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  await work.save(charge)
  await work.save(refund)
  await work.emit('charge.refunded', charge)
  await work.emit('refund.created', refund)
  const answer = { ...refund }
  if (later === 'succeeds') await change(work, refund, { status: 'succeeded' })
  if (later === 'fails') await sendBack(work, refund, charge)
  return answer
}

export async function retrieveRefund(work: Work, _: Params, id: string) {
  return work.find('refund', id)
}

export async function listRefunds(work: Work, params: Params) {
  const data = await work.ofIntent('refund', requiredText(params, 'payment_intent'))
  return pageOf(data, params, 'refund')
}

/** A dispute has taken the money already, unless it is an inquiry or was won. */
async function refuseDisputed(work: Work, charge: Stripe.Charge): Promise<void> {
  const disputes = charge.disputed ? await work.ofIntent('dispute', idOf(charge.payment_intent) ?? '') : []
  if (disputes.every(one => one.is_charge_refundable || one.status === 'won')) return
  throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
}

async function laterOf(work: Work, charge: Stripe.Charge) {
  const { card } = await work.hidden(charge.payment_method ?? '')
  return testCard(card ?? '')?.refundLater
}

/** The bank could not return the money, so the seller has it again. */
async function sendBack(work: Work, refund: Stripe.Refund, charge: Stripe.Charge): Promise<void> {
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  await work.save(charge)
  await change(work, refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  await work.emit('refund.failed', refund)
}

async function change(work: Work, refund: Stripe.Refund, news: Partial<Stripe.Refund>): Promise<void> {
  Object.assign(refund, news)
  await work.save(refund)
  await work.emit('refund.updated', refund)
}

async function chargeOf(work: Work, params: Params): Promise<Stripe.Charge> {
  const chargeId = text(params, 'charge')
  const intentId = text(params, 'payment_intent')
  if (!chargeId && !intentId) {
    throw wrongParameter('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const intent = intentId ? await work.find('payment_intent', intentId, 'payment_intent') : undefined
  const id = chargeId ?? idOf(intent?.latest_charge)
  const charge = id ? await work.lock('charge', id, 'charge') : undefined
  if (!charge?.paid) {
    throw invalid(`This PaymentIntent (${intentId ?? id}) does not have a successful charge to refund.`)
  }
  return charge
}

function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
