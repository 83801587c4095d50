import type { Transaction } from 'kysely'
import type { PaidBy } from '../../../../src/api/paid-by.ts'
import { lockOrder } from '../../checkout/orders/lock-order.ts'
import type { OrderRow } from '../../checkout/orders/order-row.ts'
import { markPaidOffline } from '../../checkout/payments/offline.ts'
import { unpay } from '../../checkout/payments/unpay.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { findOffline } from './offline-orders.ts'

/** Locks an order of the event that is paid to the organiser. @throws {HttpError} 404 `order_not_found` */
export async function lockOffline(
  trx: Transaction<Database>,
  { rowLocks }: Pick<Context, 'rowLocks'>,
  eventId: string,
  id: string,
): Promise<OrderRow> {
  await findOffline(trx, eventId, id)
  return (await lockOrder(trx, rowLocks, id)).order
}

/**
 * Records that the organiser was paid for an order, corrects how, or makes the order unpaid again. Needs its lock.
 * @param paidBy null: it is not paid
 * @param restoredFrom when it was received, if it was taken back by mistake
 * @throws {HttpError} 409 `order_cancelled`, or `payment_stands`
 */
export async function receive(
  trx: Transaction<Database>,
  context: Context,
  { id, paid_at }: OrderRow,
  paidBy: PaidBy | null,
  restoredFrom?: Date,
): Promise<OrderRow> {
  if (!paidBy && paid_at) await unpay(trx, context, id)
  if (paidBy && !paid_at && !(await markPaidOffline({ ...context, db: trx }, id, restoredFrom))) throw orderOver()
  return trx
    .updateTable('orders')
    .set({ paid_by: paidBy })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const orderOver = () =>
  new HttpError(409, {
    error: 'order_cancelled',
    error_description:
      'This order has ended, so nothing can be paid for it any more. What was paid must be given back.',
  })
