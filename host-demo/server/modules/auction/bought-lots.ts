import type { Transaction } from 'kysely'
import { hold, leftOf } from '../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PricedLine, Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Lot } from './find-lot.ts'
import { notForSale } from './refusals.ts'
import { pushStock, stockOf, subjectOf } from './stock.ts'

/** Milliseconds that pieces are held for whoever pays for them. */
export const holdFor = 10 * 60_000

export function priceOfPieces({ at }: Sale, lot: Lot, quantity: number): Omit<PricedLine, 'title' | 'giftAid'> {
  if (lot.buy_now_price === null || at < lot.opens_at || at >= lot.effective_ends_at) throw notForSale()
  return {
    subject: subjectOf(lot),
    unitPrice: lot.buy_now_price,
    benefitValue: (lot.retail_value ?? 0) * quantity,
  }
}

/** @throws {HttpError} 409 `lot_sold_out` */
export async function holdPieces(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, lot: Lot): Promise<void> {
  const left = await leftOf(trx, stockOf(lot), { exceptLine: row.id })
  if (left < row.quantity) {
    throw new HttpError(409, {
      error: 'lot_sold_out',
      error_description: left
        ? { sentence: 'Only {left} are left.', values: { left } }
        : 'This has just been sold out. Nothing was taken.',
    })
  }
  const expires_at = new Date(sale.at.getTime() + holdFor)
  await hold(trx, { order_line_id: row.id, subject: subjectOf(lot), quantity: row.quantity, expires_at })
  await pushStock(trx, lot)
}

/** The order's hold still counts until its transaction drops it, so how many are left does not change. */
export async function sellPieces(trx: Transaction<Database>, { quantity }: OrderLineRow, lot: Lot): Promise<void> {
  await trx
    .updateTable('lots')
    .set({ sold: lot.sold + quantity })
    .where('id', '=', lot.id)
    .execute()
}
