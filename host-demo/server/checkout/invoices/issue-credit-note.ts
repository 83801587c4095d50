import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Sale } from '../orders/payment-origin.ts'
import { nextNumber, yearOf } from './next-number.ts'

/**
 * Issues the credit note of an invoiced order of which more was refunded than before. The order is locked, so each
 * change has one note.
 * @param amount by how much, in minor units; negative: a refund or dispute came back
 */
export async function issueCreditNote(
  trx: Transaction<Database>,
  { event, at }: Pick<Sale, 'event' | 'at'>,
  { id: order_id }: Pick<OrderRow, 'id'>,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  const invoice = await trx.selectFrom('invoices').select('number').where('order_id', '=', order_id).executeTakeFirst()
  if (!invoice) return
  const of = { organisation_id: event.organisation_id, year: yearOf(at, event.settings.time_zone) }
  const number = await nextNumber(trx, 'credit_note_numbers', of)
  await trx
    .insertInto('credit_notes')
    .values({ ...of, number, order_id, amount, issued_at: at })
    .execute()
}
