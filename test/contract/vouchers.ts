import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { normalCode } from '../../host-demo/server/checkout/orders/vouchers.ts'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { endpoints } from '../../src/api/table.ts'
import { type Caller, type DemoServer, event, giftInput } from './demo-server.ts'

type Terms = Partial<Insertable<Database['vouchers']>>

/** A new voucher of an event: 10 % off by default. */
export async function newVoucher({ context }: DemoServer, terms: Terms = {}): Promise<string> {
  const code = terms.code ?? `CODE-${randomUUID()}`
  await context.db
    .insertInto('vouchers')
    .values({
      id: `voucher_${randomUUID()}`,
      event_id: event,
      code,
      code_normal: normalCode(code),
      price_mode: 'percent',
      value: 10_00,
      origins: JSON.stringify(['dynamic_payment']),
      max_usages: null,
      valid_from: null,
      valid_until: null,
      ...terms,
    })
    .execute()
  return code
}

/** An order's line for a payment link instead of a gift. */
export async function asked({ context }: DemoServer, amount = 100_00) {
  const payment_request = await createPaymentRequest(context.db, event, { title: 'Your table', amount })
  return [{ origin: 'dynamic_payment', payment_request }] as const
}

type Paid = Partial<ReturnType<typeof giftInput>> & { code?: string }

/** Begins a card payment. */
export function payWith(demo: DemoServer, { code, ...extra }: Paid, from?: Caller) {
  const voucher = code === undefined ? {} : { voucher_code: code }
  return demo.call(endpoints.payStripe, giftInput({ extra: { ...voucher, ...extra } }), from)
}
