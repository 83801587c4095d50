import type { Params } from './form.ts'
import { newId } from './ids.ts'
import type { Invoice, InvoicePayment, Subscription } from './kinds.ts'
import { confirmPaymentIntent, createPaymentIntent } from './payment-intents.ts'
import { invalid, Problem } from './problem.ts'
import type { Work } from './work.ts'

interface Due {
  /** Minor units. */
  amount: number
  reason: 'subscription_create' | 'subscription_cycle'
}

/** Days until a failed payment is retried. */
const tryAgainIn = 3
/** Seconds. */
const draftTime = 60 * 60

/** Creates an invoice and tries to charge it: it is then paid, or open. */
export async function createInvoice(work: Work, subscription: Subscription, { amount, reason }: Due): Promise<Invoice> {
  const { id, customer, currency, metadata, items } = subscription
  const [{ current_period_start, current_period_end }] = items.data
  // A renewal has been a draft for an hour before it is charged.
  const created = reason === 'subscription_cycle' ? work.now - draftTime : work.now
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata, subscription: id },
    },
    payments: { object: 'list', data: [], has_more: false, url: '/v1/invoice_payments' },
    period_end: current_period_end,
    period_start: current_period_start,
    status: 'open',
    status_transitions: { finalized_at: work.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    total: amount,
  }
  await work.save(invoice)
  await work.emit('invoice.created', withoutPayments(invoice))
  await attempt(work, invoice, subscription)
  return invoice
}

/** Retries the payment of an open invoice with its subscription's current card. */
export async function payInvoice(work: Work, _: Params, id: string): Promise<object> {
  const invoice = await work.lock('invoice', id)
  if (invoice.status !== 'open') throw invalid('Invoice is already paid')
  const subscription = await work.lock('subscription', invoice.parent.subscription_details.subscription)
  const problem = await attempt(work, invoice, subscription)
  if (problem) return problem
  if (subscription.status === 'past_due' && subscription.latest_invoice === id) {
    subscription.status = 'active'
    await work.save(subscription)
    await work.emit('customer.subscription.updated', subscription)
  }
  return withoutPayments(invoice)
}

/** @returns why the charge failed, which leaves the invoice open */
async function attempt(work: Work, invoice: Invoice, subscription: Subscription): Promise<Problem | undefined> {
  const problem = invoice.amount_due > 0 ? await charge(work, invoice, subscription) : undefined
  invoice.attempted = true
  if (problem) {
    invoice.next_payment_attempt = work.now + tryAgainIn * 24 * 60 * 60
  } else {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.next_payment_attempt = null
  }
  await work.save(invoice)
  for (const type of problem ? ['invoice.payment_failed'] : ['invoice.paid', 'invoice.payment_succeeded']) {
    await work.emit(type, withoutPayments(invoice))
  }
  return problem
}

/** Payments are included if `expand` names them. */
export async function retrieveInvoice(work: Work, params: Params, id: string) {
  const invoice = await work.find('invoice', id)
  const asked = Object.values(Object(params.expand))
  return asked.includes('payments') ? invoice : withoutPayments(invoice)
}

async function charge(work: Work, invoice: Invoice, subscription: Subscription): Promise<Problem | undefined> {
  const { amount_due: amount, currency, customer } = invoice
  const [before] = invoice.payments.data
  const card = { payment_method: String(subscription.default_payment_method), off_session: 'true' }
  const intent = before
    ? await confirmPaymentIntent(work, card, before.payment.payment_intent)
    : await createPaymentIntent(work, {
        amount: String(amount),
        currency,
        customer,
        description: 'Subscription update',
        automatic_payment_methods: { enabled: 'true' },
        ...card,
        confirm: 'true',
      })
  const failed = intent instanceof Problem
  const { id } = (failed ? intent.details.payment_intent : intent) as { id: string }
  invoice.attempt_count++
  const payment: InvoicePayment = {
    id: before?.id ?? newId('inpay'),
    object: 'invoice_payment',
    amount_paid: failed ? null : amount,
    amount_requested: amount,
    created: before?.created ?? work.now,
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: id },
    status: failed ? 'open' : 'paid',
  }
  invoice.payments.data = [payment]
  return failed ? intent : undefined
}

function withoutPayments({ payments: _, ...invoice }: Invoice) {
  return invoice
}
