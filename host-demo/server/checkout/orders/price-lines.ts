import type { Kysely } from 'kysely'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { Database } from '../../platform/db/schema.ts'
import { originOf, type PricedLine, type Sale } from './payment-origin.ts'

/** A requested line with its price. */
export interface Priced extends PricedLine {
  readonly line: CheckoutLine
  readonly origin: string
  readonly quantity: number
  /** Minor units of the whole line. */
  readonly amount: number
}

/**
 * Prices the requested lines.
 * @throws {HttpError} what the origins of the lines refuse, singly or together
 */
export async function priceLines(db: Kysely<Database>, sale: Sale, lines: readonly CheckoutLine[]): Promise<Priced[]> {
  const priced: Priced[] = []
  for (const [index, line] of lines.entries()) {
    const together = lines.filter(({ origin }) => origin === line.origin)
    const price = await originOf(sale.origins, line).price(db, sale, line, fieldOf(index), together)
    const quantity = price.quantity ?? line.quantity ?? 1
    priced.push({ ...price, line, origin: line.origin, quantity, amount: price.unitPrice * quantity })
  }
  for (const name of new Set(lines.map(({ origin }) => origin))) {
    const own = [...lines.entries()].filter(([, { origin }]) => origin === name)
    originOf(sale.origins, { origin: name }).checkTogether?.(
      sale,
      own.map(([index, line]) => ({ line, field: fieldOf(index) })),
    )
  }
  return priced
}

const fieldOf = (index: number) => `lines.${index}`
