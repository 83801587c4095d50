import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { issueCreditNotes } from '../invoices/issue-credit-note.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import { originOf, type Sale } from '../orders/payment-origin.ts'
import { addChange, changeTotal, noChange, type TotalChange } from '../totals.ts'
import { allotRefunds } from './allot-refunds.ts'
import type { Reversal } from './payment.ts'

/**
 * Synchronises a payment's refunds and disputes with the provider's list: what is missing there came back to the
 * charity.
 * @returns by how much more is disputed than before, in minor units
 */
export async function syncRefunds(
  trx: Transaction<Database>,
  paymentId: number,
  returned: readonly Reversal[],
  at: Date,
): Promise<number> {
  const before = await disputedOf(trx, paymentId)
  for (const { providerId, kind, amount, refundId } of returned) {
    const known = refundId && (await standing(trx, paymentId, refundId, { provider_id: providerId, amount }))
    if (known) continue
    await trx
      .insertInto('refunds')
      .values({
        id: `ref_${randomUUID()}`,
        payment_id: paymentId,
        order_line_id: null,
        provider_id: providerId,
        kind,
        amount,
        status: 'done',
        created_at: at,
      })
      .onConflict(conflict => conflict.column('provider_id').doUpdateSet({ amount, status: 'done' }))
      .execute()
  }
  await trx
    .updateTable('refunds')
    .set({ status: 'undone' })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'done')
    .where(eb =>
      eb.or([
        eb('provider_id', 'is', null),
        eb.not(eb('provider_id', 'in', ['', ...returned.map(one => one.providerId)])),
      ]),
    )
    .execute()
  return (await disputedOf(trx, paymentId)) - before
}

async function disputedOf(trx: Transaction<Database>, paymentId: number): Promise<number> {
  const { disputed } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('disputed'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'dispute')
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  return disputed
}

async function standing(
  trx: Transaction<Database>,
  paymentId: number,
  id: string,
  found: { provider_id: string; amount: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ ...found, status: 'done' })
    .where('id', '=', id)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Tells the origins of an order's lines how much of each was refunded. */
export async function refundLines(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<TotalChange> {
  const refunds = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.order_line_id as lineId', 'refunds.amount'])
    .where('payments.order_id', '=', order.id)
    .where('refunds.status', '=', 'done')
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  const paid = lines.map(({ id, amount, discount }) => ({ id, paid: amount - discount }))
  const allotted = allotRefunds(paid, refunds)
  const change = noChange()
  const changed = lines.filter(line => allotted.get(line.id) !== line.refunded)
  for (const line of changed) {
    await trx
      .updateTable('order_lines')
      .set({ refunded: allotted.get(line.id) ?? 0 })
      .where('id', '=', line.id)
      .execute()
  }
  for (const group of byOrigin(changed)) {
    const [first] = group
    const shares = group.map(line => ({ line, refunded: allotted.get(line.id) ?? 0 }))
    const effect = first && (await originOf(sale.origins, first).refunded?.(trx, sale, order, shares))
    if (effect) addChange(change, effect)
  }
  return change
}

interface Refunded {
  readonly lines: readonly OrderLineRow[]
  readonly refunded: number
  readonly publicUrl: string
}

/** Brings a paid order's lines and the event's total up to date with its refunds, of which `refunded` is the sum. */
export async function recordRefunds(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  { lines, refunded, publicUrl }: Refunded,
): Promise<void> {
  const change = await refundLines(trx, sale, order, lines)
  if (change.amount !== 0 || change.gifts !== 0) await changeTotal(trx, sale.event, change, sale.rowLocks)
  await issueCreditNotes(trx, sale, order, { amount: refunded - order.refunded }, publicUrl)
  const status = refunded === order.total ? 'refunded' : 'paid'
  await trx
    .updateTable('orders')
    .set({ refunded, status, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
}

/** Groups lines by origin. */
export function byOrigin(lines: readonly OrderLineRow[]): OrderLineRow[][] {
  return [...new Set(lines.map(({ origin }) => origin))].map(name => lines.filter(({ origin }) => origin === name))
}
