import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { endPayment } from './card-testing.ts'
import type { OrderRow } from './ledger.ts'

/** Nobody can pay this order any more, unless somebody has. */
export async function callOff(context: Context, order: OrderRow): Promise<void> {
  // One that has no intent yet gets none from now on.
  const { numUpdatedRows } = await context.db
    .updateTable('orders')
    .set({ status: 'cancelled', version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('status', '=', 'pending')
    .where('payment_intent_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  const now = await context.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  await endPayment(context, now)
}

export function calledOff(): HttpError {
  return new HttpError(409, {
    error: 'order_cancelled',
    error_header: 'Please start again',
    error_description: 'This payment took too long and was ended. Nothing was taken: please try again.',
  })
}
