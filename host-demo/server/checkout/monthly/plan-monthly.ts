import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Checkout } from '../orders/checkout.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { totalsOf } from '../orders/order-totals.ts'

/**
 * The id of the monthly gift that an order begins.
 * @returns null for a single payment
 * @throws {HttpError} 400 `monthly_giving_not_available`
 */
export function monthlyIdOf({ event, input, payment }: Checkout): string | null {
  if (input.frequency !== 'monthly') return null
  const [line, ...others] = input.lines
  const isGift = line?.origin === 'donation' && !others.length && !input.voucher_code
  if (isGift && payment === 'stripe' && event.settings.monthly_giving_enabled === 'yes') {
    return `mon_${randomUUID().replaceAll('-', '')}`
  }
  throw new HttpError(400, {
    error: 'monthly_giving_not_available',
    error_description: 'This can’t be given every month. Nothing was taken.',
  })
}

/** Stores the monthly amount that the payer was shown. The gift begins with the first payment. */
export async function planMonthly(trx: Transaction<Database>, checkout: Checkout, order: OrderRow): Promise<void> {
  const { id, monthly_gift_id, event_id, lines_total: lines } = order
  if (monthly_gift_id === null) return
  // The contribution is paid once, with the first payment.
  const input = { ...checkout.input, voluntary_contribution_amount: 0, order_total: undefined }
  const { processing_fee } = totalsOf({ ...checkout, input }, { lines, discount: 0 })
  await trx
    .insertInto('monthly_gifts')
    .values({
      id: monthly_gift_id,
      event_id,
      order_id: id,
      amount: lines,
      processing_fee,
      subscription_id: null,
      began_at: null,
      next_at: null,
      ended_at: null,
      cancelled_at: null,
      failed_invoice_id: null,
    })
    .execute()
}
