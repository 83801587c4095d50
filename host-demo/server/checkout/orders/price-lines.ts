import type { Transaction } from 'kysely'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import { outOfRange } from '../../modules/donations/origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PricedLine, Sale } from './line-origin.ts'
import { originOf } from './origins.ts'

/**
 * The server's prices of what somebody wants to pay for.
 * @throws {HttpError} what the origins of the lines refuse; 400 `amount_out_of_range` for gifts that are too much together
 */
export async function priceLines(
  trx: Transaction<Database>,
  sale: Sale,
  lines: readonly CheckoutLine[],
): Promise<PricedLine[]> {
  const priced: PricedLine[] = []
  for (const [index, line] of lines.entries()) {
    priced.push(await originOf(line).price(trx, sale, line, `lines.${index}`))
  }
  const given = priced.reduce((sum, { row }) => sum + (row.origin === 'donation' ? row.amount : 0), 0)
  const last = lines.findLastIndex(({ origin }) => origin === 'donation')
  if (given > sale.event.donation_maximum) throw outOfRange(sale.event, `lines.${last}.amount`)
  return priced
}
