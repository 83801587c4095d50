import type { Stripe } from 'stripe'
import type { BillingCycleAnchor } from './billing-cycle.ts'

/** A checkout session for saving a card. */
export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'cancel_url'
  | 'created'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'status'
  | 'success_url'
  | 'url'
> & { customer: string; setup_intent: string }

/** The fields of a subscription's invoice. */
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
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> & {
  customer: string
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { metadata: Stripe.Metadata; subscription: string }
  }
  payments: { object: 'list'; data: InvoicePayment[]; has_more: false; url: string }
}

/** Without a shop's product details. */
export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name' | 'type' | 'updated'
>

/** The fields of a subscription with one monthly amount. */
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'default_payment_method'
  | 'description'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & {
  billing_cycle_anchor_config: BillingCycleAnchor
  customer: string
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string }
  latest_invoice: string | null
}

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'invoice' | 'is_default' | 'status'
> & { payment: { type: 'payment_intent'; payment_intent: string } }

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'quantity' | 'subscription'
> & {
  price: Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'product' | 'type' | 'unit_amount'> & {
    recurring: { interval: 'month'; interval_count: 1 }
  }
}

/** Without the evidence, which nothing here reads. */
export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>

/** Types of stored objects, by Stripe's name in `object`. */
export interface Kinds {
  charge: Stripe.Charge
  'checkout.session': CheckoutSession
  customer: Stripe.Customer
  dispute: Dispute
  invoice: Invoice
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  product: Product
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
  subscription: Subscription
}

export type Kind = keyof Kinds
