import * as v from 'valibot'
import type * as inputs from './admin-payments.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { orderStatuses } from './order-sums.ts'
import { paidByWays } from './paid-by.ts'
import { count, currency, decimals, instant, maybe, minor, nothing } from './wire.ts'

/** An order whose payer has promised to pay the organiser, in minor units. */
const offlineOrder = v.object({
  order_id: v.string(),
  order_reference: v.string(),
  status: v.picklist(orderStatuses),
  name: v.string(),
  email: v.string(),
  organisation: maybe(v.string()),
  /** What it is for, and how many of it, in the order of its lines. */
  titles: v.array(v.string()),
  order_total: minor(),
  /** What was given back of it. */
  refunded_amount: minor(),
  ordered_at: instant(),
  /** When an unpaid order ends by itself. */
  pay_by: maybe(instant()),
  paid_at: maybe(instant()),
  /** How the organiser was paid. */
  paid_by: maybe(v.picklist(paidByWays)),
})

export const adminOfflineOrders = endpoint<typeof inputs.adminOfflineOrders>()({
  method: 'GET',
  path: '/admin/offline-orders',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** The oldest unpaid one first. */
    items: v.array(offlineOrder),
    /** On all pages. */
    total: count(),
    /** The sum of all orders found that are still to be paid. */
    awaited_amount: minor(),
  }),
})

/** An action on an order. It answers with the changed order. */
const act = { method: 'POST', scope: 'event', access: 'user', output: offlineOrder } as const

export const receiveOfflineOrder = endpoint<typeof inputs.receiveOfflineOrder>()({
  ...act,
  path: '/admin/offline-orders/:order_id/received',
})

export const cancelOfflineOrder = endpoint<typeof inputs.cancelOfflineOrder>()({
  ...act,
  path: '/admin/offline-orders/:order_id/cancel',
})

/** A payment by card that counts for nothing, because it does not match its order. */
const paymentProblem = v.object({
  problem_id: v.string(),
  order_reference: v.string(),
  name: v.string(),
  email: v.string(),
  /** In the event's currency. */
  order_total: minor(),
  /** What has arrived. */
  amount: minor(),
  currency: currency(),
  currency_decimals: decimals(),
  found_at: instant(),
  /** Of the payment, at the provider. */
  payment_intent_id: v.string(),
})

export const adminPaymentProblems = endpoint<typeof inputs.adminPaymentProblems>()({
  method: 'GET',
  path: '/admin/payment-problems',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** The oldest first. */
    items: v.array(paymentProblem),
  }),
})

export const settlePaymentProblem = endpoint<typeof inputs.settlePaymentProblem>()({
  method: 'POST',
  path: '/admin/payment-problems/:problem_id/settle',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export type PaymentProblem = OutputOf<{ output: typeof paymentProblem }>
export type OfflineOrder = OutputOf<{ output: typeof offlineOrder }>
