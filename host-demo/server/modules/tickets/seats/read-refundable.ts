import { type Kysely, sql } from 'kysely'
import { chargeStep } from '../../../../../src/lib/fees.ts'
import { linesOf } from '../../../checkout/orders/order-lines.ts'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import { leftToRefund } from '../../../checkout/payments/request-refund.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { seatNotFound } from './find-seat.ts'
import { refundAmounts } from './refund-amounts.ts'
import type { SeatRow } from './tables.ts'

export interface RefundableSeat {
  readonly seat: SeatRow
  readonly lineId: number
  /** Its share of what was paid for its line, in minor units. */
  readonly amount: number
  /** `requested`: the payment provider has not confirmed the refund yet. */
  readonly state: 'good' | 'requested' | 'ended'
}

/**
 * The order of a seat.
 * @throws {HttpError} 404 `seat_not_found`, 409 `seat_without_order`
 */
export async function orderOfSeat(db: Kysely<Database>, event: Event, seatId: string): Promise<OrderRow> {
  const picked = await db
    .selectFrom('guest_tickets')
    .select('order_id')
    .where('id', '=', seatId)
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  if (!picked) throw seatNotFound()
  if (picked.order_id === null) throw withoutOrder()
  return db.selectFrom('orders').selectAll().where('id', '=', picked.order_id).executeTakeFirstOrThrow()
}

/** All seats of an order, in their order. */
export async function readRefundable(
  db: Kysely<Database>,
  event: Event,
  order: Pick<OrderRow, 'id'>,
): Promise<RefundableSeat[]> {
  const rows = await seatsOf(db, order)
  const found: RefundableSeat[] = []
  for (const line of await linesOf(db, order)) {
    const ofLine = rows.filter(({ seat }) => seat.order_line_id === line.id)
    const paid = { paid: line.amount - line.discount, left: await leftToRefund(db, line) }
    const amounts = refundAmounts(paid, ofLine, chargeStep(event.currency_decimals))
    for (const [index, { seat, status }] of ofLine.entries()) {
      const state = seat.ended_at ? 'ended' : status === 'requested' ? 'requested' : 'good'
      found.push({ seat, lineId: line.id, amount: amounts[index] ?? 0, state })
    }
  }
  return found.sort((one, other) => one.seat.number - other.seat.number)
}

async function seatsOf(db: Kysely<Database>, { id }: Pick<OrderRow, 'id'>) {
  const rows = await db
    .selectFrom('guest_tickets as seats')
    .leftJoin('refunds', join => join.onRef('refunds.id', '=', 'refund_id').on('refunds.status', '!=', 'undone'))
    .leftJoin('ticket_types as types', 'types.id', 'ticket_type_id')
    .leftJoin('ticket_line_parts as parts', join =>
      join
        .onRef('parts.order_line_id', '=', 'seats.order_line_id')
        .onRef('parts.event_ticket_type_id', '=', 'seats.ticket_type_id'),
    )
    .selectAll('seats')
    .select(['refunds.status', 'refunds.amount'])
    .select(sql<number>`coalesce(parts.price, types.price, 0)`.as('price'))
    .where('seats.order_id', '=', id)
    .orderBy('seats.number')
    .execute()
  return rows.map(({ status, amount, price, ...seat }) => ({
    seat,
    status,
    price: seat.cancelled ? 0 : price,
    refund: seat.refund_id !== null && amount !== null ? { id: seat.refund_id, amount } : undefined,
  }))
}

const withoutOrder = () =>
  new HttpError(409, {
    error: 'seat_without_order',
    error_description: 'Nobody has paid for this seat: it is an invitation.',
  })
