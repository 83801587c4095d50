import { randomUUID } from 'node:crypto'
import { type Answer, call } from '../auction/load.ts'
import type { OwnServer } from '../own-server.ts'
import type { Asked } from './sale-server.ts'

export type SaleServer = OwnServer<Asked>

/** The answers that one visitor got when the sale opened. */
export interface Visit {
  readonly page: Answer
  /** The last answer to the basket, after those that asked to try again. */
  readonly basket: Answer
  /** Answers that asked to try again. */
  readonly busy: readonly Answer[]
  readonly key: string
}

/** Opens the page of the tickets. */
export const lookAt = (server: SaleServer, due?: number): Promise<Answer> =>
  call(server, { root: '', path: '/riverside-10k/tickets' }, due)

/**
 * Opens the tickets' page, and puts one ticket into the basket as soon as it is shown, trying again as often as the
 * server asks for it.
 */
export async function visit(server: SaleServer, type: string, due: number): Promise<Visit> {
  const page = await lookAt(server, due)
  const key = randomUUID()
  const lines = [{ event_ticket_type_id: type, quantity: 1 }]
  const busy: Answer[] = []
  for (;;) {
    const basket = await call(server, { method: 'PUT', path: `/tickets/reservations/${key}`, body: { lines } })
    if (basket.status !== 429 || busy.length === 20) return { page, basket, busy, key }
    busy.push(basket)
    await new Promise(done => setTimeout(done, Number(basket.retryAfter) * 1000))
  }
}

/**
 * Pays for a basket.
 * @returns the order's status
 */
export async function buy(server: SaleServer, type: string, reservation_key: string): Promise<string> {
  const begun = await call(server, {
    method: 'POST',
    path: '/checkout/pay/stripe',
    body: {
      idempotency_key: randomUUID(),
      lines: [{ origin: 'ticket', event_ticket_type_id: type, quantity: 1, reservation_key }],
      guest: { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@donors.example` },
    },
  })
  if (begun.status !== 200) return begun.body()
  const { order_id, order_key, payment_intent_id: intent, client_secret } = JSON.parse(begun.body())
  const settings = await call(server, { path: `/app/settings?event=${server.event}` })
  const card = new URLSearchParams({
    key: JSON.parse(settings.body()).stripe_publishable_key,
    client_secret,
    payment_method: 'pm_card_visa',
    return_url: `${server.url}/`,
  })
  await fetch(`${server.url}/stand-in/payment_intents/${intent}/confirm`, { method: 'POST', body: card })
  const body = { order_id, order_key }
  const confirmed = await call(server, { method: 'POST', path: '/checkout/pay/stripe/confirm', body })
  return JSON.parse(confirmed.body()).status ?? confirmed.body()
}
