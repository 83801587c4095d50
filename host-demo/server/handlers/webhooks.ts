import type { Context as HonoContext } from 'hono'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import { HttpError } from '../http/http-error.ts'
import { settleOrder } from '../payments/settle.ts'

/**
 * `POST /webhooks/stripe`. A signed event only tells us to look: the state is
 * read from the provider, so late, repeated and shuffled ones do no harm. It
 * is answered 2xx only once written, and sent again otherwise.
 */
export function stripeWebhook(context: Context) {
  return async (http: HonoContext): Promise<Response> => {
    const event = verified(context, await http.req.text(), http.req.header('stripe-signature') ?? '')
    const { db } = context
    const known = await db.selectFrom('webhook_events').select('id').where('id', '=', event.id).executeTakeFirst()
    if (known) return http.json({ received: true })
    const intentId = intentOf(event)
    if (intentId) {
      const { metadata } = await context.stripe.paymentIntents.retrieve(intentId)
      // An account may be used for other things than this site: they are not ours to judge.
      if (metadata.order_id) await settleOrder(context, metadata.order_id, intentId)
    }
    await db
      .insertInto('webhook_events')
      .values({ id: event.id, type: event.type })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return http.json({ received: true })
  }
}

function verified({ stripe, stripeWebhookSecret }: Context, body: string, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, stripeWebhookSecret)
  } catch {
    throw new HttpError(400, { error: 'invalid_signature', error_description: 'The signature does not fit.' })
  }
}

/** The payment intent that an event is about: itself, or what a charge or a refund belongs to. */
function intentOf({ data: { object } }: Stripe.Event): string | undefined {
  if (!('object' in object)) return undefined
  if (object.object === 'payment_intent') return object.id
  if (object.object !== 'charge' && object.object !== 'refund') return undefined
  const intent = object.payment_intent
  return typeof intent === 'string' ? intent : intent?.id
}
