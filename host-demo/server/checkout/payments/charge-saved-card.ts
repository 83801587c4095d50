import Stripe from 'stripe'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { translateError } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { createOrder } from '../orders/create-order.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { endIntent, endOrder } from './end-order.ts'
import { endReplaced } from './end-replaced.ts'
import { fromProvider } from './provider-problem.ts'
import { type CardRow, cardNotFound, cardsOf } from './saved-cards.ts'
import { settleOrder } from './settle.ts'

/** The outcome of a charge: why it failed, and whether the payer must confirm it with the bank. */
export type Charged = { readonly paid: true } | Failed

interface Failed {
  readonly paid: false
  readonly problem: string
  readonly needsPayer: boolean
}

interface Charge {
  readonly event: Event
  readonly person: Person
  readonly lines: CheckoutLine[]
  /** What the lines cost, in minor units. */
  readonly amount: number
  /** The same key charges once, also after a crash. */
  readonly key: string
}

/**
 * Charges a person's default card while they are not there, for what they have agreed to pay, such as a lot won. An
 * order whose charge fails is ended, so that they can pay it themselves.
 * @throws {HttpError} 404 `card_not_found` if they have no saved card; what the origins of the lines refuse; 502
 *   `payments_unavailable`
 */
export async function chargeSavedCard(context: Context, charge: Charge): Promise<Charged> {
  const { event, person, lines, key } = charge
  const [card] = await cardsOf(context.db, person.id)
  if (!card) throw cardNotFound()
  const input = { idempotency_key: key, lines }
  const checkout = { event, person, input, payment: 'stripe', addressHash: '', withoutFee: true } as const
  const made = await createOrder(context, checkout).catch(problem => impossible(context, event, problem))
  if ('paid' in made) return made
  const { order } = made
  const refusal = await refusalOf(context, order, charge)
  if (refusal) return { paid: false, problem: refusal, needsPayer: false }
  if (order.paid_at) return { paid: true }
  await endReplaced(context, order)
  const tried = await confirm(context, order, person, await cardFor(context, order, card))
  const { intentId, problem, needsPayer } = tried
  const ended = intentId ? await settleOrEnd(context, order.id, intentId) : await endOrder(context, order.id)
  return ended.paid_at ? { paid: true } : { paid: false, problem, needsPayer }
}

/** What no later try can charge, such as less than a card can pay. Other problems are thrown again. */
function impossible({ germanErrors }: Context, { settings }: Event, problem: unknown): Failed {
  if (!(problem instanceof HttpError && problem.words.error === 'amount_out_of_range')) throw problem
  const { error, error_description = error } = translateError(settings.locale, problem.words, germanErrors)
  return { paid: false, problem: error_description, needsPayer: false }
}

async function settleOrEnd(context: Context, orderId: string, intentId: string): Promise<OrderRow> {
  await context.db.updateTable('orders').set({ payment_intent_id: intentId }).where('id', '=', orderId).execute()
  const settled = await settleOrder(context, orderId, intentId)
  return settled?.order.paid_at ? settled.order : endIntent(context, orderId, intentId)
}

/**
 * Why the order of an earlier try with the same key cannot be charged. One that has ended without an intent can: only
 * the provider knows whether it was charged, and does not do it twice.
 */
async function refusalOf(context: Context, order: OrderRow, { amount }: Charge): Promise<string | undefined> {
  const isOpen = order.status === 'pending' || order.status === 'paid' || order.payment_intent_id === null
  if (!isOpen) return 'An earlier try has ended without a payment.'
  if (order.lines_total === amount) return undefined
  await endOrder(context, order.id)
  return 'An earlier try was for another amount.'
}

/**
 * The card that an earlier try asked to charge, else this one. The provider refuses a key that comes with another card.
 */
async function cardFor({ db }: Context, { id }: OrderRow, { payment_method_id }: CardRow): Promise<string> {
  const charged = await db
    .updateTable('orders')
    .set(eb => ({ payment_method_id: eb.fn.coalesce('payment_method_id', eb.val(payment_method_id)) }))
    .where('id', '=', id)
    .returning(eb => eb.ref('payment_method_id').$notNull().as('card'))
    .executeTakeFirstOrThrow()
  return charged.card
}

async function confirm({ stripe }: Context, order: OrderRow, person: Person, card: string) {
  try {
    const intent = await fromProvider(
      async () =>
        (await intentOf(stripe, order, person)) ??
        stripe.paymentIntents.create(
          {
            amount: order.total,
            currency: order.currency.toLowerCase(),
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            description: order.reference,
            metadata: { order_id: order.id },
            ...(person.stripe_customer_id && { customer: person.stripe_customer_id }),
            payment_method: card,
            off_session: true,
            confirm: true,
          },
          { idempotencyKey: `order-${order.id}` },
        ),
    )
    const { id, status, last_payment_error: refusal } = intent
    const needsPayer = status === 'requires_action' || refusal?.code === needsBank
    return { intentId: id, problem: refusal?.message ?? status, needsPayer }
  } catch (problem) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
    // The provider answers a request that it has refused the same at every later try.
    if (!(problem instanceof StripeCardError || problem instanceof StripeInvalidRequestError)) throw problem
    const needsPayer = problem.code === needsBank
    return { intentId: problem.payment_intent?.id, problem: problem.message, needsPayer }
  }
}

const needsBank = 'authentication_required'

/**
 * The intent of an earlier try whose answer was lost. An idempotency key alone could charge twice: the provider forgets
 * it after a day.
 */
async function intentOf(stripe: Stripe, order: OrderRow, { stripe_customer_id: customer }: Person) {
  if (order.payment_method_id === null || customer === null) return undefined
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata.order_id === order.id) return intent
  }
  return undefined
}
