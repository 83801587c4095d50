import type { Selectable, Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { issueCreditNotes } from '../invoices/issue-credit-note.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { getsReceipt } from '../letters/gets-receipt.ts'
import { postReceipt } from '../letters/receipt.ts'
import { postTooLate } from '../letters/too-late-letter.ts'
import { beginMonthly } from '../monthly/begin-monthly.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import { originOf, type Sale } from '../orders/payment-origin.ts'
import { dropHoldsOf, releaseOrder } from '../orders/release-order.ts'
import { saleOf } from '../orders/sale-of.ts'
import { dropWithdrawn } from '../orders/standing-gift-aid.ts'
import { isUseFree, voucherOf } from '../orders/vouchers.ts'
import { addChange, changeTotal, noChange, type TotalChange } from '../totals.ts'
import { failRefunds } from './fail-refunds.ts'
import type { Payment } from './payment.ts'
import { problemOf, recordProblem } from './problems.ts'
import { byOrigin, refundLines, syncRefunds } from './record-refunds.ts'
import { requestRefund } from './request-refund.ts'

export type LedgerContext = Pick<Context, 'db' | 'now' | 'outbox' | 'jobs' | 'publicUrl' | 'rowLocks' | 'origins'>

type Received = Extract<Payment, { type: 'received' }>
type PaymentRow = Selectable<Database['payments']>

/** What a payment is recorded with, read under the order's lock. */
interface Entry {
  readonly sale: Sale
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly payment: Received
}

/**
 * Records a payment, once however often it is reported: marks the order as paid, hands its lines to their origins,
 * changes the total, and writes push and receipt for after the commit; or records refunds. A payment that came too late
 * for what it was for is refunded by a job. One that does not match its order is recorded as a problem, mailed to the
 * organisers, and changes nothing else.
 * @param version of the order when the payment was read
 * @returns the order now, or undefined if it has changed since: read the payment again
 */
export async function recordPayment(
  context: LedgerContext,
  orderId: string,
  version: number,
  payment: Payment,
): Promise<OrderRow | undefined> {
  const recorded = await inTransaction(context.db, async trx => {
    const { order, lines } = await lockOrder(trx, context.rowLocks, orderId)
    if (order.version !== version) return undefined
    const problem = problemOf(order, payment)
    if (problem) {
      const { intentId, ...received } = payment
      await recordProblem(trx, context, order, { ...received, intentId: intentId ?? '', problem })
      return order
    }
    const sale = await saleOf(trx, context, order)
    if (payment.type === 'received') return receive(trx, context, { sale, order, lines, payment })
    return order.status === 'pending' ? releaseOrder(trx, sale, order, { status: 'cancelled' }) : order
  })
  context.outbox.wake()
  context.jobs.wake()
  return recorded
}

async function receive(trx: Transaction<Database>, context: LedgerContext, entry: Entry): Promise<OrderRow> {
  const { sale, order, lines, payment } = entry
  const before = await paymentOf(trx, order, payment.intentId)
  const tooLate = before ? before.too_late : !(await canBeTaken(trx, entry))
  const row = before ?? (payment.amount > 0 ? await insertPayment(trx, entry, tooLate) : undefined)
  const change = noChange()
  const isFirst = order.paid_at === null && !tooLate
  if (isFirst) addChange(change, await payLines(trx, context, entry))
  if (tooLate && row && !before) {
    await requestRefund(trx, { payment: row, lineId: null, amount: row.amount, at: sale.at })
    await postTooLate(trx, sale, order)
    // One that was paid in time, but is over a limit, still holds what it was for.
    if (!order.released_at) await releaseOrder(trx, sale, order, { status: 'cancelled' })
  }
  const refunded = Math.min(
    order.total,
    payment.returned.reduce((sum, { amount }) => sum + amount, 0),
  )
  // Before the list is compared, or a refund that failed after it was made would be undone without a word.
  const isFailed = await failRefunds(trx, context, order, payment.failed)
  let disputed = 0
  if (row && (payment.returned.length > 0 || order.refunded > 0)) {
    disputed = await syncRefunds(trx, row.id, payment.returned, sale.at)
    if (!tooLate) addChange(change, await refundLines(trx, sale, order, lines))
  }
  const changesTotal = change.amount !== 0 || change.gifts !== 0
  if (changesTotal) await changeTotal(trx, sale.event, change, sale.rowLocks)
  if (!tooLate) {
    await issueCreditNotes(trx, sale, order, { amount: refunded - order.refunded, disputed }, context.publicUrl)
  }
  if (before && !isFirst && !changesTotal && refunded === order.refunded && !isFailed) return order
  return trx
    .updateTable('orders')
    .set({
      refunded,
      payment_intent_id: payment.intentId,
      version: order.version + 1,
      ...(tooLate
        ? { status: 'cancelled' }
        : {
            status: refunded === order.total && order.total > 0 ? 'refunded' : 'paid',
            paid_at: order.paid_at ?? receivedAt(entry),
            replaced_by: null,
            expires_at: null,
          }),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const receivedAt = ({ sale, payment }: Entry) => payment.restoredFrom ?? sale.at

/** Hands the lines of a paid order to their origins. */
async function payLines(trx: Transaction<Database>, { publicUrl }: LedgerContext, entry: Entry): Promise<TotalChange> {
  const { sale, lines, payment } = entry
  const order = { ...entry.order, paid_at: receivedAt(entry) }
  const change = noChange()
  // Done before anything counts as sold, or what the order holds itself would count twice.
  await dropHoldsOf(trx, order)
  for (const group of byOrigin(lines)) {
    const [first] = group
    const effect = first && (await originOf(sale.origins, first).paid?.(trx, sale, order, group))
    if (effect) addChange(change, effect)
  }
  await dropWithdrawn(trx, order)
  await beginMonthly(trx, order, sale.at)
  if (!payment.restoredFrom) await postReceipt(trx, sale, order, { publicUrl })
  await issueInvoice(trx, sale, order, publicUrl, { unmailed: !getsReceipt(order) })
  return change
}

/** May its buyer have what was paid for, and if the order was released, is all of it still available? */
async function canBeTaken(trx: Transaction<Database>, { sale, order, lines }: Entry): Promise<boolean> {
  if (order.paid_at) return true
  for (const group of byOrigin(lines)) {
    const [first] = group
    const isWithin = first && (await originOf(sale.origins, first).isWithinLimits?.(trx, sale, order, group))
    if (isWithin === false) return false
  }
  if (!order.released_at) return true
  for (const line of lines) {
    const isThere = (await originOf(sale.origins, line).paidTooLate?.(trx, sale, line, order)) ?? true
    if (!isThere) return false
  }
  const voucher = await voucherOf(trx, order)
  return !voucher || isUseFree(trx, voucher)
}

function paymentOf(
  trx: Transaction<Database>,
  { id }: OrderRow,
  intentId: string | null,
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('intent_id', 'is not distinct from', intentId)
    .executeTakeFirst()
}

function insertPayment(trx: Transaction<Database>, entry: Entry, too_late: boolean): Promise<PaymentRow> {
  const { intentId: intent_id, amount, currency } = entry.payment
  return trx
    .insertInto('payments')
    .values({ order_id: entry.order.id, intent_id, amount, currency, too_late, received_at: receivedAt(entry) })
    .returningAll()
    .executeTakeFirstOrThrow()
}
