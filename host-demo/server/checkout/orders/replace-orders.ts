import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { scheduleEnd } from './end-order-job.ts'
import type { OrderRow } from './order-row.ts'
import type { Sale } from './payment-origin.ts'
import { releaseOrder } from './release-order.ts'

/**
 * Puts an order in the place of every other unpaid one for the same subject. Those that no card can pay end at once;
 * the others are ended at the provider by a job, and before this order can be paid: see `endReplaced`.
 */
export async function replaceOthers(
  trx: Transaction<Database>,
  sale: Sale,
  subject: string,
  order: OrderRow,
): Promise<void> {
  for (const other of await othersOf(trx, subject, order)) {
    await end(trx, sale, other, { replaced_by: order.id })
  }
}

/** The subject is paid: nobody else shall pay for it. */
export async function endOthers(
  trx: Transaction<Database>,
  sale: Sale,
  subject: string,
  order: OrderRow,
): Promise<void> {
  for (const other of await othersOf(trx, subject, order)) await end(trx, sale, other, {})
}

async function end(
  trx: Transaction<Database>,
  sale: Sale,
  other: OrderRow,
  change: Partial<Pick<OrderRow, 'replaced_by'>>,
): Promise<void> {
  const isPayable = other.payment_intent_id !== null
  await releaseOrder(trx, sale, other, { ...change, ...(!isPayable && { status: 'cancelled' }) })
  if (isPayable) await scheduleEnd(trx, other)
}

/** Those that could still be paid: also one that another has replaced, as long as it has not ended at the provider. */
function othersOf(trx: Transaction<Database>, subject: string, { id }: OrderRow): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '!=', id)
    .where('status', 'in', ['pending', 'awaiting_offline_payment'])
    .where('id', 'in', db => db.selectFrom('order_lines').select('order_id').where('subject', '=', subject))
    .orderBy('id')
    .execute()
}
