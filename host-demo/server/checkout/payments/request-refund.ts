import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { schedule } from '../../platform/jobs/schedule.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderLineRow } from '../orders/order-row.ts'
import { saleOf } from '../orders/sale-of.ts'
import { recordRefunds } from './record-refunds.ts'

export const refundKind = 'refund'

interface Request {
  readonly payment: Pick<Selectable<Database['payments']>, 'id'>
  /** Null: the whole order. */
  readonly lineId: number | null
  /** Minor units. */
  readonly amount: number
  readonly at: Date
}

/** Writes a refund of a card payment. After the commit a job requests it from the payment provider, once. */
export async function requestRefund(trx: Transaction<Database>, request: Request): Promise<string> {
  const id = await writeRefund(trx, request, 'requested')
  await schedule(trx, { kind: refundKind, key: id })
  return id
}

async function writeRefund(
  trx: Transaction<Database>,
  { payment, lineId, amount, at }: Request,
  status: 'requested' | 'done',
): Promise<string> {
  const id = `ref_${randomUUID()}`
  await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: payment.id,
      order_line_id: lineId,
      provider_id: null,
      kind: 'refund',
      amount,
      status,
      created_at: at,
    })
    .execute()
  return id
}

/**
 * Refunds one line of a paid order, in part or whole: at the payment provider, or, if it was paid offline, by noting
 * that the organiser has paid it back.
 * @param amount minor units
 * @param onWritten does more in the same transaction, before the line's origin hears of a refund that was paid back
 * @returns the id of the refund
 * @throws {HttpError} 409 `refund_too_large` for more than is left of the line, counting pending refunds
 */
export async function refundLine(
  context: Pick<Context, 'db' | 'now' | 'rowLocks' | 'origins' | 'jobs' | 'outbox' | 'publicUrl'>,
  { orderId, lineId, amount }: { readonly orderId: string; readonly lineId: number; readonly amount: number },
  onWritten?: (trx: Transaction<Database>, id: string) => Promise<void>,
): Promise<string> {
  const { db, rowLocks, jobs, outbox, publicUrl } = context
  const id = await inTransaction(db, async trx => {
    const { order, lines } = await lockOrder(trx, rowLocks, orderId)
    const line = lines.find(one => one.id === lineId)
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'intent_id'])
      .where('order_id', '=', orderId)
      .where('too_late', '=', false)
      .executeTakeFirst()
    const left = line && payment && order.paid_at ? await leftToRefund(trx, line) : 0
    if (!payment || amount < 1 || amount > left) throw tooLarge(left)
    const sale = await saleOf(trx, context, order)
    const request = { payment, lineId, amount, at: sale.at }
    const isByCard = payment.intent_id !== null
    const id = isByCard ? await requestRefund(trx, request) : await writeRefund(trx, request, 'done')
    await onWritten?.(trx, id)
    if (isByCard) return id
    await recordRefunds(trx, sale, order, { lines, refunded: order.refunded + amount, publicUrl })
    return id
  })
  jobs.wake()
  outbox.wake()
  return id
}

/** What can still be refunded of a paid line, in minor units, counting pending refunds. */
export async function leftToRefund(
  db: Kysely<Database>,
  { id, amount, discount, refunded }: OrderLineRow,
): Promise<number> {
  const { requested } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('requested'))
    .where('order_line_id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow()
  return amount - discount - refunded - requested
}

function tooLarge(left: number): HttpError {
  return new HttpError(409, {
    error: 'refund_too_large',
    error_description: { forPrograms: `At most ${left} can be refunded of this line.` },
  })
}
