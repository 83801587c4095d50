import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, maybe, minor } from './wire.ts'

/** The specification's payment origins. */
export const paymentOrigins = ['dynamic_payment', 'auction', 'donation', 'raffle', 'ticket'] as const

export const orderStatuses = ['pending', 'awaiting_offline_payment', 'paid', 'refunded', 'cancelled'] as const

/** What is bought or given. The server prices each line itself; only a gift's amount is the donor's to say. */
const line = v.variant('origin', [
  v.object({
    origin: v.literal('donation'),
    /** Minor units of the event's currency. */
    amount: v.pipe(minor(), v.minValue(1)),
    /** Shown beside the gift, where the organiser shows messages. */
    message: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500))),
    /** Keeps the donor's name from everybody but the charity. */
    anonymous: v.nullish(v.picklist(['yes', 'no'])),
  }),
])

const guest = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your first name'), v.maxLength(100)),
  last_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your last name'), v.maxLength(100)),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.email('Enter an email address in the correct format, like name@example.com'),
    v.maxLength(254),
  ),
})

const checkoutInput = {
  /**
   * One per attempt, made by the browser and kept across reloads, at least 16
   * characters. The same key with the same content answers as before; with
   * other content it is refused.
   */
  idempotency_key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(50)),
  /** Who checks out without an account; a signed-in person's details where absent. */
  guest: v.nullish(guest),
}

const order = {
  order_id: v.string(),
  /** For people: on receipts and in mails. */
  order_reference: v.string(),
  /** Opens this one order to whoever has no account. */
  order_key: v.string(),
  status: v.picklist(orderStatuses),
  /** Minor units, all lines together: what is charged. */
  order_total: minor(),
  currency: v.string(),
  currency_decimals: count(),
}

export const payStripe = endpoint({
  method: 'POST',
  path: '/checkout/pay/stripe',
  scope: 'event',
  access: 'anyone',
  summary: 'Creates the order and its one payment intent, or finds them again by the idempotency key.',
  errors: ['idempotency_key_reused', 'amount_out_of_range', 'payments_unavailable'],
  input: v.object(checkoutInput),
  output: v.object({
    ...order,
    payment_intent_id: v.string(),
    client_secret: v.string(),
  }),
})

export const payStripeConfirm = endpoint({
  method: 'POST',
  path: '/checkout/pay/stripe/confirm',
  scope: 'event',
  access: 'anyone',
  summary: "Asks the provider what became of an order's payment and writes it down. Harmless to repeat.",
  errors: ['order_not_found', 'payments_unavailable'],
  input: v.object({ order_id: v.string(), order_key: v.string() }),
  output: v.object({
    ...order,
    /** `processing`: the provider has not decided; the webhook will say. */
    payment_status: v.picklist(['succeeded', 'processing', 'requires_action', 'requires_payment_method', 'canceled']),
  }),
})

export const payOffline = endpoint({
  method: 'POST',
  path: '/checkout/pay/offline',
  scope: 'event',
  access: 'anyone',
  summary:
    'Creates an order that is paid outside: bank transfer, cheque, cash. It counts once the organiser has the money.',
  errors: ['idempotency_key_reused', 'amount_out_of_range', 'offline_payment_disabled'],
  input: v.object(checkoutInput),
  output: v.object({ ...order, instructions: maybe(v.string()) }),
})

export type PaymentResult = OutputOf<typeof payStripeConfirm>
