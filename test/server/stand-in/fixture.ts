import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import Stripe from 'stripe'
import { createStripeStandIn, type StripeStandIn } from '../../../host-demo/server/stand-in/stripe-stand-in.ts'

export const secretKey = 'sk_test_fayre'
export const publishableKey = 'pk_test_fayre'
export const webhookSecret = 'whsec_fayre'

export interface Received {
  payload: string
  signature: string
}

/** A running stand-in with a webhook endpoint that records what it receives. */
export interface Fixture {
  url: string
  stripe: Stripe
  standIn: StripeStandIn
  received: Received[]
  /** The webhook endpoint's next answers; 200 once they are used up. */
  webhookAnswers: number[]
  app: Hono
  stop(): Promise<void>
}

export async function memoryDatabase(): Promise<pg.Pool> {
  const database = await PGlite.create()
  return new pg.Pool({ ...createPgConfig(database), max: 1, connectionTimeoutMillis: 5000 })
}

export async function startStandIn(
  pool: pg.Pool,
  options: { deliver?: boolean; now?: () => number } = {},
): Promise<Fixture> {
  const received: Received[] = []
  const webhookAnswers: number[] = []
  const app = new Hono()
  app.post('/webhook', async context => {
    received.push({ payload: await context.req.text(), signature: context.req.header('stripe-signature') ?? '' })
    return new Response(null, { status: webhookAnswers.shift() ?? 200 })
  })
  const { server, port } = await listen(app)
  const url = `http://127.0.0.1:${port}`
  const standIn = createStripeStandIn({
    pool,
    secretKey,
    publishableKey,
    webhookSecret,
    webhookUrl: `${url}/webhook`,
    deliver: false,
    ...options,
  })
  app.route('/', standIn.app)
  await standIn.ready()
  return {
    url,
    stripe: stripeAt(port),
    standIn,
    received,
    webhookAnswers,
    app,
    async stop() {
      await standIn.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

export function stripeAt(port: number, key = secretKey): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
}

/** The error of a refused call. Fails if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call was not refused')
}

/** A browser's call with the publishable key. */
export async function fromBrowser(fixture: Fixture, path: string, fields: Record<string, string>) {
  const response = await fetch(`${fixture.url}/stand-in/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, ...fields }),
  })
  return { status: response.status, body: await response.json() }
}

export function cardFields(number: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': number.startsWith('37') ? '1234' : '123',
    ...more,
  }
}

function listen(app: Hono) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>(done => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => done({ server, port }))
  })
}
