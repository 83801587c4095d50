import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { type Caller, type DemoServer, giftInput } from '../contract/demo-server.ts'
import type { Action } from './actions.ts'

/** One attempt to pay, as its payer sees it. */
export interface Attempt {
  readonly input: ReturnType<typeof giftInput>
  readonly email: string
  readonly from: Caller
  readonly asked: Extract<Action, { type: 'begin' }>
  /** The last answer; undefined before the first. */
  order: { order_id: string; order_key: string; payment_intent_id?: string } | undefined
}

interface Around {
  readonly run: string
  readonly event: string
  /** The `request` parameters of the sequence's links. */
  readonly requests: readonly string[]
  readonly voucher: string
}

/** Each call from an address of its own, to stay below the rate limits, which are not tested here. */
let addresses = 0

export function newAttempt(asked: Attempt['asked'], { run, event, requests, voucher }: Around): Attempt {
  addresses += 1
  const email = `${run}-${randomUUID()}@model.example`
  const gift = asked.gift || (asked.links.length ? 0 : 10_00)
  const lines = [
    ...asked.links.map(link => ({ origin: 'dynamic_payment' as const, payment_request: requests[link] ?? '' })),
    ...(gift ? [{ origin: 'donation' as const, amount: gift }] : []),
  ]
  const code = asked.voucher && asked.links.length ? { voucher_code: voucher } : {}
  return {
    asked: { ...asked, gift },
    email,
    input: giftInput({ email, extra: { lines, ...code } }),
    from: { event, address: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` },
    order: undefined,
  }
}

/**
 * Requests the attempt's order, for the first time or again.
 * @returns the status, and the error if it was refused
 */
export async function begin(demo: DemoServer, attempt: Attempt, lost: boolean) {
  const endpoint = attempt.asked.by === 'card' ? endpoints.payStripe : endpoints.payOffline
  const { status, output, error } = await demo.call(endpoint, attempt.input, attempt.from)
  if (status === 200 && !lost) attempt.order = output
  return { status, error: status === 200 ? '' : error.error }
}

/** @returns whether the provider charged the card */
export async function pay(demo: DemoServer, attempt: Attempt, card: string): Promise<boolean> {
  const intent = attempt.order?.payment_intent_id
  if (!intent) return false
  return demo.pay(intent, card).then(
    () => true,
    () => false,
  )
}

export async function confirm(demo: DemoServer, attempt: Attempt): Promise<number> {
  if (!attempt.order) return 0
  const { order_id, order_key } = attempt.order
  return (await demo.call(endpoints.payStripeConfirm, { order_id, order_key }, attempt.from)).status
}
