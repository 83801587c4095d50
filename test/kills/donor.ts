import { randomUUID } from 'node:crypto'
import { type InferOutput, parse } from 'valibot'
import { addressOf, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import type { Point } from './points.ts'
import type { Provider } from './provider.ts'

/** An event with optional fees and contributions. */
export const event = 'moonlight'

/** When the donor closes the tab for good. `never`: they return until the form says thank you. */
export type Leaving = 'before paying' | 'after paying' | 'never'

export interface Gift {
  readonly email: string
  /** Minor units for the charity. */
  readonly amount: number
  readonly leaves: Leaving
}

export interface Donation extends Gift {
  readonly orders: readonly { order_id: string; order_key: string; order_total: number }[]
  /** The form's final state. */
  readonly shown: string
}

interface Around {
  readonly url: string
  readonly provider: Provider
  /** Called before each call, which may kill the server. */
  onSend(at: Point['at']): Promise<void>
  /** Negative control: the form forgets its idempotency key on a failure and starts a new attempt. */
  readonly forgetful: boolean
}

export const newGift = (amount: number, leaves: Leaving): Gift => ({
  amount,
  leaves,
  email: `${randomUUID()}@donors.example`,
})

/** A donation form and its donor: one idempotency key per attempt, and each call repeated until it is answered. */
export async function donate(gift: Gift, around: Around): Promise<Donation> {
  const orders: Donation['orders'][number][] = []
  for (;;) {
    const input = inputOf(gift)
    const order = await insist(around, 'order', () => send(around.url, endpoints.payStripe, input))
    if (!order) continue
    orders.push(order)
    if (gift.leaves === 'before paying') return { ...gift, orders, shown: order.status }
    await around.provider.pay(order.payment_intent_id)
    if (gift.leaves === 'after paying') return { ...gift, orders, shown: order.status }
    const { order_id, order_key } = order
    const confirm = { order_id, order_key }
    const confirmed = await insist(around, 'confirm', () => send(around.url, endpoints.payStripeConfirm, confirm))
    if (confirmed) return { ...gift, orders, shown: confirmed.payment_status }
  }
}

export async function insist<T>(
  { onSend, forgetful }: Around,
  at: Point['at'],
  call: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    await onSend(at)
    const answer = await call()
    if (answer || forgetful) return answer
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error(`The server does not come back to answer "${at}"`)
}

/**
 * @returns undefined without an answer, or while the server starts
 * @throws for any other refusal: none is expected
 */
export async function send<E extends Endpoint>(
  host: string,
  endpoint: E,
  input: Readonly<Record<string, unknown>>,
): Promise<InferOutput<E['output']> | undefined> {
  const { url, body } = addressOf(endpoint, input, host)
  const sent = { 'content-type': 'application/json', [headers.eventId]: event, 'x-forwarded-for': randomAddress() }
  const init = { method: endpoint.method, headers: sent, ...(body && { body: JSON.stringify(body) }) }
  let status: number
  let text: string
  try {
    const response = await fetch(url, init)
    status = response.status
    text = await response.text()
  } catch {
    return undefined
  }
  if (status === 503) return undefined
  if (status !== 200) throw new Error(`${endpoint.path} answers ${status}: ${text}`)
  return parse(endpoint.output, JSON.parse(text))
}

function inputOf({ amount, email }: Gift) {
  return {
    ...orderOf(email, { origin: 'donation', amount }),
    guest_pays_fees: 'yes',
    voluntary_contribution_amount: 2_00,
  }
}

/** A guest's attempt. */
export const orderOf = (email: string, line: object) => ({
  idempotency_key: randomUUID(),
  lines: [line],
  guest: { first_name: 'Ada', last_name: 'Lovelace', email },
})

/** Each call from another address, to stay below the rate limits, which are not tested here. */
const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
