import type { Content } from '../../../src/features/checkout/payment.store.ts'
import { createPayment } from '../../../src/features/checkout/payment.store.ts'
import { json, type SentRequest } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'

export const payCall = 'POST /checkout/pay/stripe'
export const confirmCall = 'POST /checkout/pay/stripe/confirm'

export const wireOrder = {
  order_id: 'order-1',
  order_reference: 'FAY-1',
  order_key: 'order-key-1',
  status: 'pending',
  lines_total: 5000,
  discount_total: 0,
  processing_fee: 0,
  voluntary_contribution_amount: 0,
  voluntary_contribution_amount_display: '£0',
  order_total: 5000,
  currency: 'GBP',
  currency_decimals: 2,
  matched_amount: 0,
}

/** A paid order, as the client decodes it. */
export const wirePaid = { ...wireOrder, status: 'paid', payment_status: 'succeeded' } as const

export const intent = json({
  ...wireOrder,
  payment_intent_id: 'pi_1',
  client_secret: 'secret_1',
  decline_details: 'yes',
})

/** The server's answer to the payment. */
export function settled(
  payment_status: string,
  status = payment_status === 'succeeded' ? 'paid' : 'pending',
  more: Readonly<Record<string, unknown>> = {},
) {
  return json({ ...wireOrder, status, payment_status, ...more })
}

export function gift(amount: number): Content {
  return {
    lines: [{ origin: 'donation', amount }],
    guest: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
    order_total: amount,
  }
}

/** A payment on its own server. With another one's storage it behaves as after a reload. */
export function testPayment(storage: Storage = memoryStorage(), subject = 'gift', address = 'https://charity.example') {
  const { site, server, environment } = testSite({ storage, location: () => new URL(address) })
  server.answer(payCall, intent)
  server.answer(confirmCall, settled('succeeded'))
  return { payment: createPayment(site, subject), site, server, environment, storage }
}

export function keysOf(requests: readonly SentRequest[]): unknown[] {
  return requests.map(({ body }) => (body as { idempotency_key?: unknown }).idempotency_key)
}
