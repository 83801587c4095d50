import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrderLineRow } from '../../../checkout/orders/order-row.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { dropChoices } from '../agendas/seat-choices.ts'

/** A seat is refunded: it opens no door any more, and its places in the agendas are free again. */
export async function endSeat(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await dropChoices(trx, id)
  await trx
    .updateTable('guest_tickets')
    .set({ ended_at: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** The refund of a seat was undone. What its guest had chosen in the agendas is not theirs any more. */
export async function restoreSeat(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('guest_tickets')
    .set({ ended_at: null, refund_id: null, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Of a line that is paid again after all. */
export async function restoreSeats(trx: Transaction<Database>, { id }: Pick<OrderLineRow, 'id'>): Promise<void> {
  await trx
    .updateTable('guest_tickets')
    .set({ ended_at: null, revision: sql`revision + 1` })
    .where('order_line_id', '=', id)
    .where('ended_at', 'is not', null)
    .execute()
}

export async function isAnyEnded(db: Kysely<Database>, { id }: Pick<OrderLineRow, 'id'>): Promise<boolean> {
  const ended = await db
    .selectFrom('guest_tickets')
    .select('id')
    .where('order_line_id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  return ended !== undefined
}
