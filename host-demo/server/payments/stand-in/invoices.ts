import type { Stripe } from 'stripe'
import type { Params } from './form.ts'
import { newId } from './ids.ts'
import { createPaymentIntent } from './payment-intents.ts'
import { Problem } from './problem.ts'
import type { Subscription } from './subscriptions.ts'
import type { Work } from './work.ts'

type Payment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'invoice' | 'is_default' | 'status'
> & { payment: { type: 'payment_intent'; payment_intent: string } }

/** What is told of an invoice that a subscription made. */
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'billing_reason'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'subtotal'
  | 'total'
> & {
  customer: string
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { metadata: Stripe.Metadata; subscription: string }
  }
  payments: { object: 'list'; data: Payment[]; has_more: false; url: string }
}

interface Due {
  /** Minor units. */
  amount: number
  reason: 'subscription_create' | 'subscription_cycle'
}

/** Days until a payment that failed is tried again. */
const tryAgainIn = 3

/** An invoice, and the try to take its money: it ends paid, or open. */
export async function createInvoice(work: Work, subscription: Subscription, { amount, reason }: Due): Promise<Invoice> {
  const { id, customer, currency, metadata, items } = subscription
  const [{ current_period_start, current_period_end }] = items.data
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
    created: work.now,
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
    subtotal: amount,
    total: amount,
  }
  await work.save(invoice)
  await work.emit('invoice.created', untold(invoice))
  const problem = amount > 0 ? await charge(work, invoice, subscription) : undefined
  invoice.attempted = true
  if (problem) {
    invoice.next_payment_attempt = work.now + tryAgainIn * 24 * 60 * 60
  } else {
    invoice.status = 'paid'
    invoice.amount_paid = amount
    invoice.amount_remaining = 0
  }
  await work.save(invoice)
  for (const type of problem ? ['invoice.payment_failed'] : ['invoice.paid', 'invoice.payment_succeeded']) {
    await work.emit(type, untold(invoice))
  }
  return invoice
}

/** Its payments are told where `expand` asks for them. */
export async function retrieveInvoice(work: Work, params: Params, id: string) {
  const invoice = await work.find('invoice', id)
  const asked = Object.values(Object(params.expand))
  return asked.includes('payments') ? invoice : untold(invoice)
}

async function charge(work: Work, invoice: Invoice, subscription: Subscription): Promise<Problem | undefined> {
  const { amount_due: amount, currency, customer } = invoice
  const intent = await createPaymentIntent(work, {
    amount: String(amount),
    currency,
    customer,
    description: 'Subscription update',
    automatic_payment_methods: { enabled: 'true' },
    payment_method: String(subscription.default_payment_method),
    off_session: 'true',
    confirm: 'true',
  })
  const failed = intent instanceof Problem
  const { id } = (failed ? intent.details.payment_intent : intent) as { id: string }
  invoice.attempt_count = 1
  invoice.payments.data.push({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: failed ? null : amount,
    amount_requested: amount,
    created: work.now,
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: id },
    status: failed ? 'open' : 'paid',
  })
  return failed ? intent : undefined
}

function untold({ payments: _, ...invoice }: Invoice) {
  return invoice
}
