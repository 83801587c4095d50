import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { postEnded } from '../letters/ended-letter.ts'
import { scheduleEnd } from './end-order-job.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import type { Sale } from './payment-origin.ts'
import { releaseOrder } from './release-order.ts'

/**
 * Replaces every other unpaid order for the same subject. Those without a payment intent end at once. The others are
 * ended at the provider by a job, and always before this order can be paid: see `endReplaced`. What somebody else has
 * promised to pay stays until the subject is paid, since whoever has only begun may never pay.
 * @returns how many promises stay
 */
export async function replaceOthers(
  trx: Transaction<Database>,
  sale: Sale,
  subject: string,
  order: OrderRow,
): Promise<number> {
  const others = await othersOf(trx, subject, order)
  const kept = others.filter(other => other.status === 'awaiting_offline_payment' && !isSamePayer(other, order))
  for (const other of others) if (!kept.includes(other)) await end(trx, sale, other, { replaced_by: order.id })
  return kept.length
}

const isSamePayer = (one: OrderRow, other: OrderRow) => normalEmail(one.email) === normalEmail(other.email)

/** The subject is paid, or not to be had any more, so nobody else can pay for it. Who has promised to is told. */
export async function endOthers(
  trx: Transaction<Database>,
  sale: Sale,
  subject: string,
  order?: OrderRow,
): Promise<void> {
  for (const other of await othersOf(trx, subject, order)) await end(trx, sale, other, {})
}

/** The subject is not for sale any more. Who has promised to pay for it keeps what was kept for them. */
export async function endUnpromised(trx: Transaction<Database>, sale: Sale, subject: string): Promise<void> {
  for (const other of await othersOf(trx, subject)) if (other.status === 'pending') await end(trx, sale, other, {})
}

/**
 * Replaces these orders, as far as they are unpaid. Locks the subjects of their lines.
 * @param order what replaces them. Undefined: they only end
 */
export async function replaceThese(
  trx: Transaction<Database>,
  sale: Sale,
  ids: readonly string[],
  order?: OrderRow,
): Promise<void> {
  for (const id of ids) {
    const { order: other } = await lockOrder(trx, sale.rowLocks, id)
    const isUnpaid = other.status === 'pending' || other.status === 'awaiting_offline_payment'
    if (isUnpaid) await end(trx, sale, other, order ? { replaced_by: order.id } : {})
  }
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
  if (other.status === 'awaiting_offline_payment' && !change.replaced_by) await postEnded(trx, sale, other)
}

/** Orders that can still be paid, including replaced ones that have not ended at the provider. */
function othersOf(trx: Transaction<Database>, subject: string, except?: OrderRow): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .$if(except !== undefined, query => query.where('id', '!=', except?.id ?? ''))
    .where('status', 'in', ['pending', 'awaiting_offline_payment'])
    .where('id', 'in', db => db.selectFrom('order_lines').select('order_id').where('subject', '=', subject))
    .orderBy('id')
    .execute()
}
