import type { Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { words } from '../words.ts'
import { moneyOf } from './order-rows.ts'
import { payerOf, tellOrganisers } from './tell-organisers.ts'

/**
 * Tells the organisers of a refund that the payer has not got.
 * @param amount minor units
 */
export async function postRefundFailed(
  trx: Transaction<Database>,
  context: Pick<Context, 'now' | 'publicUrl'>,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const event = await trx.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
  const { reference } = order
  const money = moneyOf(event, order)
  await tellOrganisers(trx, context, event, {
    kind: 'refund_failed',
    subject: words('refundFailedSubject', { reference }),
    text: words('refundFailed'),
    rows: [
      [words('reference'), reference],
      [words('problemFrom'), payerOf(order)],
      [words('total'), money(order.total)],
      [words('refundFailedAmount'), money(amount)],
    ],
  })
}
