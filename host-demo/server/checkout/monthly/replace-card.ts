import Stripe from 'stripe'
import type { Context } from '../../platform/context.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { fromProvider } from '../payments/provider-problem.ts'
import { ifExists } from './if-exists.ts'
import { isReplaceable, type Replaceable } from './monthly-gift.ts'
import { settleInvoice } from './settle-invoice.ts'

/** Limits visits to the provider's page, because keeping a card is a way to test stolen ones. */
export const cardPages = (giftId: string): Limit => ({ of: ['monthly card', giftId], most: 10, minutes: 60 })

/**
 * The address of the provider's page where the card of a monthly gift is replaced.
 * @param back our page, to which the provider returns, with a `session` after a card was entered
 */
export async function cardPageOf({ stripe }: Context, gift: Replaceable, back: string): Promise<string> {
  const { customer } = await fromProvider(() => stripe.subscriptions.retrieve(gift.subscription_id))
  const { url } = await fromProvider(() =>
    stripe.checkout.sessions.create({
      mode: 'setup',
      customer: idOf(customer),
      allowed_payment_method_types: ['card'],
      success_url: `${back}?session={CHECKOUT_SESSION_ID}`,
      cancel_url: back,
      setup_intent_data: { metadata: { monthly_gift_id: gift.id } },
    }),
  )
  if (!url) throw new Error('A checkout session came without its page')
  return url
}

/** @returns whether a card was kept on this visit. Records it at once */
export async function settleCardSession(context: Context, sessionId: string): Promise<boolean> {
  const session = await ifExists(() => context.stripe.checkout.sessions.retrieve(sessionId))
  return session?.setup_intent ? settleMonthlyCard(context, idOf(session.setup_intent)) : false
}

/**
 * Reads a replaced card from the provider: it pays from now on, at once if a payment is owed, and the old card is
 * detached. The newest card wins, however often and in whatever order the news comes. Ignores cards that are not a
 * monthly gift's.
 * @returns whether the card is in use
 */
export async function settleMonthlyCard(context: Context, intentId: string): Promise<boolean> {
  const { db, stripe } = context
  const intent = await ifExists(() => stripe.setupIntents.retrieve(intentId, { expand: ['payment_method'] }))
  const id = intent?.metadata?.monthly_gift_id
  const gift = id && (await db.selectFrom('monthly_gifts').selectAll().where('id', '=', id).executeTakeFirst())
  const card = intent?.payment_method
  if (!gift || intent?.status !== 'succeeded' || !card || typeof card === 'string') return false
  // A newer card has replaced it, and it is detached already.
  if (!isReplaceable(gift) || card.customer === null) return true
  const expand = ['default_payment_method', 'latest_invoice']
  const subscription = await fromProvider(() => stripe.subscriptions.retrieve(gift.subscription_id, { expand }))
  const { default_payment_method: before, latest_invoice: invoice, status } = subscription
  if (status === 'canceled' || !before || typeof before === 'string' || before.created > card.created) return true
  if (before.id !== card.id) {
    await fromProvider(() => stripe.subscriptions.update(subscription.id, { default_payment_method: card.id }))
  }
  if (invoice && typeof invoice !== 'string' && invoice.status === 'open' && invoice.attempted) {
    await pay(context, invoice.id ?? '', card.id)
  } else if (gift.failed_invoice_id !== null) {
    // A simultaneous call has paid it, and may not have recorded it yet.
    await settleInvoice(context, gift.failed_invoice_id)
  }
  if (before.id !== card.id) await fromProvider(() => detach(stripe, before.id))
  return true
}

/** A declined payment stays owed, and the provider retries it. */
async function pay(context: Context, invoiceId: string, cardId: string): Promise<void> {
  const { stripe } = context
  try {
    await fromProvider(() => stripe.invoices.pay(invoiceId, {}, { idempotencyKey: `pay-${invoiceId}-${cardId}` }))
  } catch (problem) {
    // Declined, or paid by a simultaneous call: the invoice says which.
    if (!(problem instanceof Stripe.errors.StripeError)) throw problem
  }
  await settleInvoice(context, invoiceId)
}

/** Does nothing if it is detached already. */
async function detach(stripe: Stripe, methodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(methodId)
  } catch (problem) {
    if (!(problem instanceof Stripe.errors.StripeInvalidRequestError)) throw problem
  }
}

const idOf = (thing: string | { readonly id: string }) => (typeof thing === 'string' ? thing : thing.id)
