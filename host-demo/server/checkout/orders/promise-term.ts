import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import { originOf, type Sale } from './payment-origin.ts'
import type { VoucherRow } from './voucher-table.ts'

const day = 24 * 60 * 60_000

/** What an order keeps from everybody else until it is paid or ends. */
export interface Kept {
  readonly pieces: number
  /** Does it keep a use of a voucher that has only so many? */
  readonly voucherUse: boolean
}

export async function keptBy(
  trx: Transaction<Database>,
  { origins }: Pick<Sale, 'origins'>,
  lines: readonly OrderLineRow[],
  voucher: Pick<VoucherRow, 'max_usages'> | undefined,
): Promise<Kept> {
  let pieces = 0
  for (const line of lines) pieces += (await originOf(origins, line).pieces?.(trx, line)) ?? 0
  return { pieces, voucherUse: voucher !== undefined && voucher.max_usages !== null }
}

/**
 * When an order that is paid to the organiser ends if it stays unpaid. Null: never, because it keeps nothing from
 * others, or because the event sets no term.
 */
export function payByOf(
  { event: { offline_payment_days: days }, at }: Pick<Sale, 'event' | 'at'>,
  { pieces, voucherUse }: Kept,
): Date | null {
  return days !== null && (pieces > 0 || voucherUse) ? new Date(at.getTime() + days * day) : null
}

/** When an order as it is now ends by itself unless the organiser is paid. */
export const awaitedUntil = ({ status, expires_at }: Pick<OrderRow, 'status' | 'expires_at'>): Date | null =>
  status === 'awaiting_offline_payment' ? expires_at : null
