import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderRow } from '../payments/ledger.ts'
import { addChange, noChange, type TotalChange } from '../totals.ts'
import type { OrderLineRow, Sale } from './line-origin.ts'
import { linesOf } from './order-lines.ts'
import { originOf } from './origins.ts'

/** Hands the lines of a paid order to their origins. */
export async function payLines(trx: Transaction<Database>, sale: Sale, order: OrderRow): Promise<TotalChange> {
  const change = noChange()
  for (const lines of byOrigin(await linesOf(trx, order))) {
    const [line] = lines
    const changed = line && (await originOf(line).paid?.(trx, sale, order, lines))
    if (changed) addChange(change, changed)
  }
  return change
}

/** A refund is taken from what was paid for the lines, in their order; what is left of it was fee and contribution. */
export async function refundLines(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  refunded: number,
): Promise<TotalChange> {
  const change = noChange()
  let left = refunded
  const refunds = new Map<number, number>()
  const all = await linesOf(trx, order)
  for (const line of all) {
    const off = Math.min(left, line.amount - line.discount)
    left -= off
    refunds.set(line.id, off)
  }
  for (const lines of byOrigin(all)) {
    const [first] = lines
    const shares = lines.map(line => ({ line, refunded: refunds.get(line.id) ?? 0 }))
    const changed = first && (await originOf(first).refunded?.(trx, sale, order, shares))
    if (changed) addChange(change, changed)
  }
  return change
}

function byOrigin(lines: readonly OrderLineRow[]): OrderLineRow[][] {
  const groups = new Map<string, OrderLineRow[]>()
  for (const line of lines) groups.set(line.origin, [...(groups.get(line.origin) ?? []), line])
  return [...groups.values()]
}
