import type Stripe from 'stripe'
import type { InferInput } from 'valibot'
import type { payStripeConfirm as confirmEndpoint } from '../../../src/api/checkout.ts'
import type { endpoints } from '../../../src/api/table.ts'
import { normalEmail } from '../accounts/hashes.ts'
import type { Event } from '../db/events.ts'
import type { Call, Handler } from '../http/call.ts'
import { HttpError } from '../http/http-error.ts'
import { countOrRefuse } from '../http/rate-limit.ts'
import { type Checkout, createOrder } from '../orders/create-order.ts'
import { findOrder, orderNotFound } from '../orders/find-order.ts'
import type { OrderRow } from '../payments/ledger.ts'
import { paymentIntentOf } from '../payments/payment-intent.ts'
import { settleOrder } from '../payments/settle.ts'

export const payStripe: Handler<typeof endpoints.payStripe> = async call => {
  const checkout = await beginCheckout(call, 'stripe')
  const { order, orderKey } = await createOrder(call.context, checkout)
  const intent = await paymentIntentOf(call.context, order)
  if (intent.client_secret === null) throw new Error('A payment intent came without its client secret')
  return {
    ...wireOf(order, orderKey, checkout.event),
    payment_intent_id: intent.id,
    client_secret: intent.client_secret,
  }
}

export const payStripeConfirm: Handler<typeof endpoints.payStripeConfirm> = async call => {
  const { order_id: orderId, order_key: orderKey } = call.input
  const event = await call.event()
  const order = await findOrder(call.context, { event, person: await call.person(), orderId, orderKey })
  if (order.paid_at) return { ...wireOf(order, orderKey, event), payment_status: 'succeeded' }
  if (order.payment_intent_id === null) throw orderNotFound()
  await countOrRefuse(call.context.db, [{ of: ['confirm', order.id], most: 120, minutes: 10 }], call.context.now())
  const settled = await settleOrder(call.context, order.id, order.payment_intent_id)
  if (!settled) throw orderNotFound()
  return { ...wireOf(settled.order, orderKey, event), payment_status: statusOf(settled) }
}

export const payOffline: Handler<typeof endpoints.payOffline> = async call => {
  const { offline_instructions: instructions } = await call.event()
  if (instructions === null) {
    throw new HttpError(403, {
      error: 'offline_payment_disabled',
      error_description: 'This event takes payments by card only.',
    })
  }
  const checkout = await beginCheckout(call, 'offline')
  const { order, orderKey } = await createOrder(call.context, checkout)
  return { ...wireOf(order, orderKey, checkout.event), instructions }
}

/**
 * A ballroom pays from one address, and a thief tries a thousand cards from
 * one: generous, and not endless. Nobody elsewhere can use up a donor's tries
 * by naming their e-mail address.
 */
async function beginCheckout(call: Call<Checkout['input']>, payment: Checkout['payment']): Promise<Checkout> {
  const { db, now } = call.context
  const person = await call.person()
  const email = normalEmail(call.input.guest?.email ?? person?.email ?? '')
  await countOrRefuse(
    db,
    [
      { of: ['pay', email, call.address], most: 30, minutes: 10 },
      { of: ['pay from', call.address], most: 1000, minutes: 10 },
    ],
    now(),
  )
  return { event: await call.event(), person, input: call.input, payment }
}

function wireOf(order: OrderRow, orderKey: string, event: Event) {
  return {
    order_id: order.id,
    order_reference: order.reference,
    order_key: orderKey,
    status: order.status,
    order_total: order.total,
    currency: order.currency,
    currency_decimals: event.currency_decimals,
  }
}

type PaymentStatus = InferInput<typeof confirmEndpoint.output>['payment_status']

const statuses: Readonly<Record<string, PaymentStatus>> = {
  canceled: 'canceled',
  processing: 'processing',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  requires_confirmation: 'requires_payment_method',
  requires_payment_method: 'requires_payment_method',
  succeeded: 'succeeded',
}

/** Money that does not fit the order is looked into by people: to the donor it is not done yet. */
function statusOf({ intent, order }: { intent: Stripe.PaymentIntent; order: OrderRow }): PaymentStatus {
  return intent.status === 'succeeded' && !order.paid_at ? 'processing' : (statuses[intent.status] ?? 'processing')
}
