import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import pg from 'pg'
import Stripe from 'stripe'
import type { StripeConfig } from '../../host-demo/server/platform/config.ts'
import { createStripeStandIn } from '../../host-demo/server/stand-in/stripe-stand-in.ts'

/** The stand-in for Stripe, in this process, so that it survives the server. */
export interface Provider {
  readonly config: StripeConfig
  /** Confirms a card like the card field: it is charged whether or not our server is running. */
  pay(intentId: string): Promise<void>
  /** Every successful payment, by its order. */
  payments(): Promise<{ order: string; amount: number }[]>
  /** Resolves when the server has accepted all webhooks. */
  allTold(): Promise<void>
  stop(): Promise<void>
}

const account = { secretKey: 'sk_test_kills', publishableKey: 'pk_test_kills', webhookSecret: 'whsec_kills' }

export async function startProvider(databaseUrl: string, serverPort: number): Promise<Provider> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // The database may be dropped before this pool closes.
  pool.on('error', () => {})
  const standIn = createStripeStandIn({
    ...account,
    pool,
    webhookUrl: `http://127.0.0.1:${serverPort}/api/v1/webhooks/stripe`,
  })
  await standIn.ready()
  const listener = createServer(getRequestListener(standIn.app.fetch))
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', done))
  const { port } = listener.address() as AddressInfo
  const stripe = new Stripe(account.secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false })

  async function succeeded(): Promise<Stripe.PaymentIntent[]> {
    const { rows } = await pool.query<{ body: Stripe.PaymentIntent }>(
      "select body from stripe_stand_in.objects where kind = 'payment_intent' and body->>'status' = 'succeeded'",
    )
    return rows.map(({ body }) => body)
  }

  return {
    config: { ...account, port },
    async pay(intentId) {
      await stripe.paymentIntents.confirm(intentId, {
        payment_method: 'pm_card_visa',
        return_url: 'https://charity.example/thanks',
      })
    },
    payments: async () =>
      (await succeeded()).map(intent => ({ order: intent.metadata.order_id ?? '', amount: intent.amount_received })),
    async allTold() {
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
        const { rowCount } = await pool.query('select 1 from stripe_stand_in.events where delivered_at is null')
        if (!rowCount) return
        // Sends failed webhooks again at once, without their growing delay.
        await pool.query('update stripe_stand_in.events set next_attempt_at = least(next_attempt_at, $1)', [
          Date.now() + 500,
        ])
        await new Promise(done => setTimeout(done, 250))
      }
      throw new Error('The server does not take the news of the provider')
    },
    async stop() {
      await standIn.close()
      listener.closeAllConnections()
      await new Promise(done => listener.close(done))
      await pool.end()
    },
  }
}
