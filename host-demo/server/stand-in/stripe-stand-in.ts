import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Pool } from 'pg'
import Stripe from 'stripe'
import { browserApi } from './browser-api.ts'
import { checkoutPage } from './checkout-page.ts'
import { settlePayment } from './confirm-payment.ts'
import { type Deliveries, webhookDeliveries } from './deliveries.ts'
import { Problem } from './problem.ts'
import { serverApi } from './server-api.ts'
import { tables } from './tables.ts'
import { transaction } from './transaction.ts'
import { noTrouble, type ReadTrouble } from './trouble.ts'
import { Work } from './work.ts'

export interface StripeStandInOptions {
  pool: Pool
  /** Such as `sk_test_…`: authenticates servers. */
  secretKey: string
  /** Such as `pk_test_…`: identifies the merchant in browsers. */
  publishableKey: string
  webhookUrl: string
  /** Such as `whsec_…`: signs events. */
  webhookSecret: string
  /** Milliseconds since 1970. */
  now?: () => number
  /** False: events are sent by `events.deliver` only. */
  deliver?: boolean
  trouble?: ReadTrouble
}

export interface StripeStandIn {
  /** Serves `/v1/*` and `/stand-in/*`. */
  app: Hono
  /** Creates missing tables, and sends events left over from an earlier run. */
  ready(): Promise<void>
  /** Resolves when no delivery is running. Unsent events stay for the next run. */
  close(): Promise<void>
  /** For tests: sent events, and sending them again or in another order. */
  events: Pick<Deliveries, 'list' | 'deliver'>
  /** For tests: the outcome of a payment that is `processing`. */
  settle(paymentIntentId: string, outcome: 'succeeded' | 'failed'): Promise<void>
}

/**
 * Stands in for Stripe where there is no account: the part of its API that the product uses, with test cards, signed
 * webhooks and state in the database. Works with the official packages unchanged.
 */
export function createStripeStandIn({
  pool,
  secretKey,
  publishableKey,
  webhookUrl,
  webhookSecret,
  now = Date.now,
  deliver = true,
  trouble = noTrouble,
}: StripeStandInOptions): StripeStandIn {
  const deliveries = webhookDeliveries({ pool, now, webhookUrl, webhookSecret, automatic: deliver, trouble })
  const done = deliveries.kick
  const app = new Hono()
  for (const path of ['/v1/*', '/stand-in/*']) app.use(path, smallBodies)
  app.route('/', serverApi({ pool, secretKey, now, trouble, done }))
  app.route('/', checkoutPage({ pool, now, done }))
  app.route('/', browserApi({ pool, publishableKey, now, done }))

  return {
    app,
    events: deliveries,
    close: deliveries.close,
    async ready() {
      await transaction(pool, async client => {
        await client.query('select pg_advisory_xact_lock(7217)')
        for (const statement of tables.split(';')) if (statement.trim()) await client.query(statement)
      })
      deliveries.start()
    },
    async settle(paymentIntentId, outcome) {
      const request = {
        id: 'req_settle',
        idempotencyKey: null,
        origin: '',
        apiVersion: Stripe.API_VERSION,
        fromBrowser: false,
      }
      await transaction(pool, async client => {
        const work = new Work(client, request, now())
        await settlePayment(work, await work.lock('payment_intent', paymentIntentId), outcome)
      })
      deliveries.kick()
    },
  }
}

/** Limits a body, which is held in memory, because anybody can call it. Far more than any call needs. */
const smallBodies = bodyLimit({
  maxSize: 64 * 1024,
  onError: context => context.json(new Problem(413, 'invalid_request_error', 'Request too large.').body(), 413),
})
