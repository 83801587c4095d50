import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import type { Parts } from '../../host-demo/server/parts.ts'
import { type Config, defaultFolders } from '../../host-demo/server/platform/config.ts'
import { type RunningServer, startServer } from '../../host-demo/server/start-server.ts'
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '../../src/api/endpoint.ts'
import type { ErrorBody } from '../../src/api/errors.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import type { TestDatabase } from '../databases.ts'
import { passwordCost } from '../password-cost.ts'

export interface DemoServer extends RunningServer {
  /** One call as a browser makes it. The answer is decoded by the endpoint's schema; one that does not match throws. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, from?: Caller): Promise<Answer<OutputOf<E>>>
  /** A gift's order, ready to be paid. */
  begin(gift?: Gift, from?: Caller): Promise<OutputOf<typeof endpoints.payStripe>>
  /** Confirms the card at the provider, accepted or declined, without telling the server. */
  pay(intentId: string, card?: string): Promise<void>
  confirm(order: { order_id: string; order_key: string }): Promise<OutputOf<typeof endpoints.payStripeConfirm>>
  total(): Promise<OutputOf<typeof endpoints.donationTotal>>
  /** The sum of the stored gifts, less refunds. */
  sumOfGifts(): Promise<{ amount: number; gifts: number; donors: number }>
}

export interface Caller {
  event?: string
  token?: string
  origin?: string
  /** The caller's network address. By default all calls have the same. */
  address?: string
}

export interface Answer<Output> {
  status: number
  headers: Headers
  /** The output of a 200. */
  output: Output
  error: ErrorBody
}

export interface Gift {
  amount?: number
  email?: string
  key?: string
  message?: string
  /** More request options, sent as they are. */
  extra?: Partial<InputOf<typeof endpoints.payStripe>>
}

const { pages } = defaultFolders

export const event = 'riverside'

/** A server with the demo's events, on a database of its own. Sends webhooks only on request by default. */
export async function startDemo(
  database: Pick<TestDatabase, 'prepare'>,
  parts: Parts = {},
  extra: Partial<Config> = {},
): Promise<DemoServer> {
  const { config, drop } = await database.prepare(isLikeToday(parts) ? 'demo' : 'empty')
  const server = await startServer(
    {
      port: 0,
      hostname: '127.0.0.1',
      database: config,
      publicUrl: undefined,
      // Tells callers apart by this header; without it the address is the socket's.
      trustedProxies: 1,
      allowLocalOrigins: false,
      production: false,
      demo: true,
      passwordCost,
      stripe: undefined,
      pusher: undefined,
      mail: undefined,
      // No bundle is needed here.
      folders: { cdn: `${pages}/fonts`, earlier: pages, single: pages, demo: pages, pages },
      ...extra,
    },
    { deliverWebhooks: false, ...parts },
  )

  async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, from: Caller = {}) {
    const { url, body } = addressOf(endpoint, { ...(input as Record<string, unknown>) }, server.url)
    const sent = new Headers()
    if (body) sent.set('content-type', 'application/json')
    if (endpoint.access !== 'open') sent.set(headers.eventId, from.event ?? event)
    if (from.token) sent.set('authorization', `Bearer ${from.token}`)
    if (from.origin) sent.set('origin', from.origin)
    if (from.address) sent.set('x-forwarded-for', from.address)
    const init = { method: endpoint.method, headers: sent, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url, init)
    const answer: unknown = await response.json()
    const output = (response.ok ? parse(endpoint.output, answer) : undefined) as OutputOf<E>
    return { status: response.status, headers: response.headers, output, error: answer as ErrorBody }
  }

  async function successful<Output>(answer: Promise<Answer<Output>>): Promise<Output> {
    const { status, output, error } = await answer
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(error)}`)
    return output
  }

  return {
    ...server,
    call,
    begin: (gift, from) => successful(call(endpoints.payStripe, giftInput(gift), from)),
    async pay(intentId, card = 'pm_card_visa') {
      await server.context.stripe.paymentIntents.confirm(intentId, {
        payment_method: card,
        return_url: 'https://charity.example/thanks',
      })
    },
    confirm: ({ order_id, order_key }) => successful(call(endpoints.payStripeConfirm, { order_id, order_key })),
    total: () => successful(call(endpoints.donationTotal, { event })),
    async sumOfGifts() {
      const gifts = await server.context.db
        .selectFrom('donations')
        .select(['amount', 'refunded', 'donor'])
        .where('event_id', '=', event)
        .execute()
      const counted = gifts.filter(gift => gift.refunded < gift.amount)
      return {
        amount: gifts.reduce((sum, gift) => sum + gift.amount - gift.refunded, 0),
        gifts: counted.length,
        donors: new Set(counted.map(gift => gift.donor)).size,
      }
    },
    async close() {
      await server.close()
      await drop()
    },
  }
}

/** Would the server seed the same as the template has? */
function isLikeToday({ events, modules, now = () => new Date() }: Parts): boolean {
  return !events && !modules && Math.abs(now().getTime() - Date.now()) < 60_000
}

/** A donation form's request. */
export function giftInput({
  amount = 50_00,
  email = `${randomUUID()}@donors.example`,
  key = randomUUID(),
  message,
  extra = {},
}: Gift = {}): InputOf<typeof endpoints.payStripe> {
  return {
    idempotency_key: key,
    lines: [{ origin: 'donation', amount, message }],
    guest: { first_name: 'Ada', last_name: 'Lovelace', email },
    ...extra,
  }
}
