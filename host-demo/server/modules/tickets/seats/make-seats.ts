import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderLineRow, OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { confirmLineChoices } from '../agendas/line-choices.ts'
import { orderMailKind } from './mail-kinds.ts'
import { newCode } from './new-code.ts'

/** A seat of a paid line. Seats are in the order of the line's session choices. */
export interface NewSeat {
  readonly ticketTypeId: string
  readonly title: string
  /** The bundle that it is a part of. */
  readonly bundle?: { readonly id: string; readonly title: string } | undefined
  /** Values by the add-on's id. */
  readonly answers?: Readonly<Record<string, string>>
}

/**
 * Makes the seats of a paid line, with the sessions that were chosen for them. The buyer is the first guest of the
 * order. A line that is paid again keeps its seats.
 * @returns titles of sessions that have filled up since it was ordered
 */
export async function makeSeats(
  trx: Transaction<Database>,
  { at, event }: Pick<Sale, 'at' | 'event'>,
  order: OrderRow,
  line: OrderLineRow,
  seats: readonly NewSeat[],
): Promise<string[]> {
  const known = await trx
    .selectFrom('guest_tickets')
    .select(['number', 'order_line_id'])
    .where('order_id', '=', order.id)
    .execute()
  if (!seats.length) return []
  if (!known.some(seat => seat.order_line_id === line.id))
    await insertSeats(trx, { at, event }, order, line, seats, known)
  return confirmLineChoices(trx, line)
}

async function insertSeats(
  trx: Transaction<Database>,
  { at, event }: Pick<Sale, 'at' | 'event'>,
  order: OrderRow,
  line: OrderLineRow,
  seats: readonly NewSeat[],
  known: readonly { readonly number: number }[],
): Promise<void> {
  const last = Math.max(0, ...known.map(({ number }) => number))
  const rows = seats.map((seat, index) => ({
    id: `gst_${randomUUID().replaceAll('-', '')}`,
    event_id: event.id,
    order_id: order.id,
    order_line_id: line.id,
    ticket_type_id: seat.ticketTypeId,
    bundle_id: seat.bundle?.id ?? null,
    title: seat.title,
    bundle_title: seat.bundle?.title ?? null,
    number: last + index + 1,
    code: newCode(),
    answers: JSON.stringify(seat.answers ?? {}),
    created_at: at,
    ...(last + index === 0 && buyerAsGuest(order, at)),
  }))
  for (const row of rows) await trx.insertInto('guest_tickets').values(row).execute()
  await schedule(trx, { kind: orderMailKind, key: order.id })
}

/** The seat is not claimed, so that the buyer can change it like their other seats. */
const buyerAsGuest = (order: OrderRow, at: Date) => ({
  guest_name: `${order.first_name} ${order.last_name}`.trim(),
  guest_email: order.email,
  rsvp_status: 'yes' as const,
  answered_at: at,
})
