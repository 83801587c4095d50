import { randomUUID } from 'node:crypto'
import type { Lot } from '../../../../src/api/auction.ts'
import { endpoints } from '../../../../src/api/table.ts'
import { ask, call, type Session } from './call.ts'

/**
 * Buys one piece and pays with a test card, as the browser does.
 * @returns the error's code, or nothing if it is paid
 */
export async function buyOne(session: Session, { auction_item_id }: Lot): Promise<string | undefined> {
  const lines = [{ origin: 'auction' as const, auction_item_id, quantity: 1, age_confirmed: 'yes' as const }]
  const order = await call(session, endpoints.payStripe, { idempotency_key: randomUUID(), lines })
  if ('refused' in order) return order.refused
  const { payment_intent_id, client_secret, order_id, order_key } = order.output
  const { stripe_publishable_key: key = '' } = await ask(session, endpoints.appSettings, { event: session.event })
  const confirmed = await fetch(`${session.host}/stand-in/payment_intents/${payment_intent_id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key, client_secret, payment_method: 'pm_card_visa', return_url: `${session.host}/` }),
  })
  if (!confirmed.ok) return 'card_refused'
  const paid = await call(session, endpoints.payStripeConfirm, { order_id, order_key })
  if ('refused' in paid) return paid.refused
  return paid.output.status === 'paid' ? undefined : `order_${paid.output.status}`
}
