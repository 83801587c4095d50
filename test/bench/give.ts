import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'

/** The event of the gifts, by its path and by its id. */
export const [eventName, eventId] = ['moonlight-ball', 'moonlight']

/** A gift by card up to the confirmation, as a browser makes it: begun, and paid at the provider. */
export async function pay(demo: string, amount = 10_00): Promise<() => Promise<void>> {
  const order = await call(demo, endpoints.payStripe, {
    idempotency_key: randomUUID(),
    lines: [{ origin: 'donation', amount }],
    guest: { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@donors.example` },
  })
  const { stripe_publishable_key: key } = await call(demo, endpoints.appSettings, { event: eventName })
  const card = new URLSearchParams({
    key: key ?? '',
    client_secret: order.client_secret,
    payment_method: 'pm_card_visa',
    return_url: `${demo}/`,
  })
  const paid = await fetch(`${demo}/stand-in/payment_intents/${order.payment_intent_id}/confirm`, {
    method: 'POST',
    body: card,
  })
  if (!paid.ok) throw new Error(`The card was not accepted: ${await paid.text()}`)
  return async () => {
    const { order_id, order_key } = order
    const { status } = await call(demo, endpoints.payStripeConfirm, { order_id, order_key })
    if (status !== 'paid') throw new Error(`The order is ${status}, not paid`)
  }
}

export const totalOf = (demo: string) => call(demo, endpoints.donationTotal, { event: eventName })

export async function call<E extends Endpoint>(
  demo: string,
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<OutputOf<E>> {
  const { url, body } = addressOf(endpoint, { ...(input as Record<string, unknown>) }, demo)
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      [headers.eventId]: eventId,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${await response.text()}`)
  return parse(endpoint.output, await response.json()) as OutputOf<E>
}
