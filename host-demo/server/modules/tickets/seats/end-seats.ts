import { type Kysely, sql, type Transaction } from 'kysely'
import type { OrderLineRow } from '../../../checkout/orders/order-row.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { dropChoices } from '../agendas/seat-choices.ts'
import { endedMailKind } from './mail-kinds.ts'

/** Ends a refunded seat: its ticket is no longer valid, its sessions are free again, and its buyer gets a mail. */
export async function endSeat(trx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await dropChoices(trx, id)
  const { order_id } = await trx
    .updateTable('guest_tickets')
    .set({ ended_at: at, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning('order_id')
    .executeTakeFirstOrThrow()
  if (order_id) await schedule(trx, { kind: endedMailKind, key: order_id })
}

/** Restores a seat whose refund was undone, without its former sessions. */
export async function restoreSeat(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('guest_tickets')
    .set({ ended_at: null, end_mailed_at: null, refund_id: null, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/** Restores the seats of a line that is paid again after all. */
export async function restoreSeats(trx: Transaction<Database>, { id }: Pick<OrderLineRow, 'id'>): Promise<void> {
  await trx
    .updateTable('guest_tickets')
    .set({ ended_at: null, end_mailed_at: null, revision: sql`revision + 1` })
    .where('order_line_id', '=', id)
    .where('ended_at', 'is not', null)
    .where('cancelled', '=', false)
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
