import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { ticketLine } from '../../../../../src/api/tickets.input.ts'
import type { OrderLineRow } from '../../../checkout/orders/order-row.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import type { Part } from './find-item.ts'
import { reservationOf } from './reservations.ts'

/** What an order's line is for, with its tickets as they were ordered. */
export type TicketLine = Selectable<Database['ticket_lines']> & { readonly parts: readonly Part[] }

export async function writeLine(
  trx: Transaction<Database>,
  { event }: Sale,
  { id }: OrderLineRow,
  line: InferOutput<typeof ticketLine>,
  parts: readonly Part[],
): Promise<void> {
  const reservation = line.reservation_key ? await reservationOf(trx, event.id, line.reservation_key) : undefined
  await trx
    .insertInto('ticket_lines')
    .values({
      order_line_id: id,
      event_id: event.id,
      event_ticket_type_id: line.event_ticket_type_id ?? null,
      ticket_bundle_id: line.ticket_bundle_id ?? null,
      add_on_choice_id: line.add_on_choice_id ?? null,
      reservation_id: reservation?.id ?? null,
      basket_key_hash: line.reservation_key ? sha256(line.reservation_key) : null,
    })
    .execute()
  for (const part of parts) {
    await trx
      .insertInto('ticket_line_parts')
      .values(({ selectFrom }) => ({
        ...part,
        order_line_id: id,
        price: selectFrom('ticket_types').select('price').where('id', '=', part.event_ticket_type_id),
      }))
      .execute()
  }
}

export async function findLine(db: Kysely<Database>, { id }: Pick<OrderLineRow, 'id'>): Promise<TicketLine> {
  const line = await db.selectFrom('ticket_lines').selectAll().where('order_line_id', '=', id).executeTakeFirstOrThrow()
  const parts = await db
    .selectFrom('ticket_line_parts')
    .select(['event_ticket_type_id', 'quantity'])
    .where('order_line_id', '=', id)
    .orderBy('event_ticket_type_id')
    .execute()
  return { ...line, parts }
}

/** The tickets of all lines of an order. */
export function partsOfOrder(db: Kysely<Database>, { id }: { readonly id: string }): Promise<Part[]> {
  return db
    .selectFrom('ticket_line_parts')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['event_ticket_type_id', 'ticket_line_parts.quantity'])
    .where('order_id', '=', id)
    .execute()
}

export async function setState(
  trx: Transaction<Database>,
  { order_line_id }: Pick<TicketLine, 'order_line_id'>,
  state: TicketLine['state'],
): Promise<void> {
  await trx.updateTable('ticket_lines').set({ state }).where('order_line_id', '=', order_line_id).execute()
}
