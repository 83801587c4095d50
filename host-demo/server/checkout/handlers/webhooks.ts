import type { Context as HonoContext } from 'hono'
import Stripe from 'stripe'
import { is, looseObject, nonEmpty, pipe, string } from 'valibot'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { isStorable } from '../../platform/http/storable.ts'
import { log } from '../../platform/log.ts'
import { settleMonthlyCard } from '../monthly/replace-card.ts'
import { settleInvoice } from '../monthly/settle-invoice.ts'
import { settleSubscription } from '../monthly/settle-subscription.ts'
import { countDecline } from '../payments/card-testing.ts'
import { settleCard } from '../payments/saved-cards.ts'
import { settleOrder } from '../payments/settle.ts'

/**
 * `POST /webhooks/stripe`. A signed event only makes us read the current state from the provider, so late, repeated and
 * reordered events do no harm. Answered 2xx only after it is written; otherwise Stripe sends it again.
 */
export function stripeWebhook(context: Context) {
  return async (http: HonoContext): Promise<Response> => {
    const event = verified(context, await http.req.text(), http.req.header('stripe-signature') ?? '')
    const { db } = context
    const known = await db.selectFrom('webhook_events').select('id').where('id', '=', event.id).executeTakeFirst()
    if (known) return http.json({ received: true })
    // Records a kept card even if the browser was closed before it reported it.
    if (event.type === 'setup_intent.succeeded') {
      await settleCard(context, event.data.object.id)
      await settleMonthlyCard(context, event.data.object.id)
    }
    await settleMonthly(context, event)
    const intentId = intentOf(event)
    const intent = intentId ? await ifOurs(context, intentId) : undefined
    const settled = intent && (await settleOrder(context, intent.order_id, intent.id))
    // Such as after a backup was restored.
    if (event.type === 'payment_intent.succeeded' && intent?.order_id.startsWith('ord_') && !settled) {
      log.error({ intent: intent.id, order: intent.order_id }, 'A payment is for an order that is not here')
    }
    const declined = event.type === 'payment_intent.payment_failed' ? settled?.order : undefined
    await inTransaction(db, async trx => {
      const { numInsertedOrUpdatedRows: fresh } = await trx
        .insertInto('webhook_events')
        .values({ id: event.id, type: event.type })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      if (fresh && declined) await countDecline(trx, declined, context.now())
    })
    if (declined) context.jobs.wake()
    return http.json({ received: true })
  }
}

/** Deletes old event ids. The provider repeats events for three days, and a later repetition is harmless. */
export async function pruneWebhooks(db: Context['db'], now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000)
  await db.deleteFrom('webhook_events').where('received_at', '<', monthAgo).execute()
}

function verified({ stripe, stripeWebhookSecret }: Context, body: string, signature: string): Stripe.Event {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(body, signature, stripeWebhookSecret)
  } catch {
    throw new HttpError(400, {
      error: 'invalid_signature',
      error_description: { forPrograms: 'The signature does not fit.' },
    })
  }
  if (is(eventSchema, event) && isStorable(event.id + event.type) && hasItsId(event)) return event
  // Signed, so it is no stranger's: somebody should look at it.
  log.warn('A signed webhook is not an event of the payment provider')
  throw new HttpError(400, {
    error: 'invalid_event',
    error_description: { forPrograms: 'An event has an id, a type and an object.' },
  })
}

/** The parts of an event that are read here. */
const eventSchema = looseObject({
  id: pipe(string(), nonEmpty()),
  type: pipe(string(), nonEmpty()),
  data: looseObject({ object: looseObject({}) }),
})

/** The object of an event that is acted upon has an id; those of others, such as a balance, may have none. */
function hasItsId({ type, data: { object } }: Stripe.Event): boolean {
  const isRead = /^(payment_intent|setup_intent|charge|refund|invoice|customer\.subscription)\./.test(type)
  return !isRead || type === 'invoice.upcoming' || ('id' in object && typeof object.id === 'string' && object.id !== '')
}

/**
 * The payment of an order.
 * @returns undefined for an event of something else, because the provider's account may have other uses. Such events
 *   are accepted: the provider repeats refused ones, and after some days disables the webhook
 */
async function ifOurs({ stripe }: Context, intentId: string) {
  try {
    const { id, metadata } = await stripe.paymentIntents.retrieve(intentId)
    return metadata.order_id ? { id, order_id: metadata.order_id } : undefined
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing') return undefined
    throw problem
  }
}

/** A payment of a monthly gift succeeded or failed, or its subscription ended. */
async function settleMonthly(context: Context, { type, data: { object } }: Stripe.Event): Promise<void> {
  if (!('object' in object) || !('id' in object) || !object.id) return
  if (/^invoice\.(paid|payment_failed)$/.test(type)) await settleInvoice(context, object.id)
  if (/^customer\.subscription\./.test(type)) await settleSubscription(context, object.id)
}

/** The payment intent of an event: its object, or the intent of the charge, refund or dispute. */
function intentOf({ data: { object } }: Stripe.Event): string | undefined {
  if (!('object' in object)) return undefined
  if (object.object === 'payment_intent') return object.id
  if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute') return undefined
  const intent = object.payment_intent
  return typeof intent === 'string' ? intent : intent?.id
}
