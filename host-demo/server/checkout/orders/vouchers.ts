import { type Kysely, sql, type Transaction } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { hold, leftOf } from '../holds/holds.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'
import type { VoucherRow } from './voucher-table.ts'
import { voucherUsedUp } from './voucher-terms.ts'

/** Normalises a code for comparison: people leave out hyphens, add spaces and use small letters. */
export function normalCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
}

/** The event's voucher with this code, in any spelling. */
export function findVoucher(db: Kysely<Database>, event: Event, code: string): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('code_normal', '=', normalCode(code))
    .executeTakeFirst()
}

/** Does the event accept vouchers for any of these? */
export async function takesVouchers(db: Kysely<Database>, event: Event, origin: string): Promise<boolean> {
  const found = await db
    .selectFrom('vouchers')
    .select('id')
    .where('event_id', '=', event.id)
    .where(sql<boolean>`origins @> ${JSON.stringify([origin])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The subject that is locked and held while a use is taken. */
export const subjectOf = ({ id }: Pick<VoucherRow, 'id'>) => `voucher:${id}`

/**
 * Holds a use for a newly written order, on a line that the voucher covers. Needs the voucher's lock.
 * @throws {HttpError} 409 `voucher_used_up`
 */
export async function holdUse(
  trx: Transaction<Database>,
  voucher: VoucherRow,
  { id }: Pick<OrderLineRow, 'id'>,
): Promise<void> {
  if (!(await isUseFree(trx, voucher))) throw voucherUsedUp()
  await extendUse(trx, voucher, { id })
}

/**
 * Extends the hold of a use that the line's order has already. Needs no lock, because it takes no use from others.
 */
export async function extendUse(
  trx: Transaction<Database>,
  voucher: Pick<VoucherRow, 'id'>,
  { id }: Pick<OrderLineRow, 'id'>,
): Promise<void> {
  await hold(trx, { order_line_id: id, subject: subjectOf(voucher), quantity: 1, expires_at: null })
}

/**
 * Does a paid order have a use of its voucher? Not once the lines with a discount are refunded, or all lines of an order
 * without one. A line that cost nothing stands when others are refunded, and keeps the use.
 */
export const hasUse = sql<boolean>`(status in ('paid', 'refunded') and exists (
  select from order_lines lines where lines.order_id = orders.id
  and (lines.discount > 0 or orders.discount_total = 0)
  and (lines.refunded < lines.amount - lines.discount or lines.amount = lines.discount)))`

/** Is there a use that no order has, paid or unpaid? @param exceptOrder orders whose unpaid use does not count */
export async function isUseFree(
  db: Kysely<Database>,
  voucher: Pick<VoucherRow, 'id' | 'max_usages'>,
  exceptOrder?: readonly string[],
): Promise<boolean> {
  if (voucher.max_usages === null) return true
  const { sold } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('sold'))
    .where('voucher_id', '=', voucher.id)
    .where(hasUse)
    .executeTakeFirstOrThrow()
  return (await leftOf(db, { subject: subjectOf(voucher), total: voucher.max_usages, sold }, { exceptOrder })) > 0
}

/** The voucher of an order. */
export function voucherOf(
  db: Kysely<Database>,
  { voucher_id: id }: Pick<OrderRow, 'voucher_id'>,
): Promise<VoucherRow | undefined> {
  return db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirst()
}
