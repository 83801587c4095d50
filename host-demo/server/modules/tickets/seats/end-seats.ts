import { sql, type Transaction } from 'kysely'
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
