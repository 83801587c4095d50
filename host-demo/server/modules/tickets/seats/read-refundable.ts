import type { Kysely } from 'kysely'
import { chargeStep } from '../../../../../src/lib/fees.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { seatNotFound } from './find-seat.ts'
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
 * All seats of a seat's order, in their order.
 * @throws {HttpError} 404 `seat_not_found`, 409 `seat_without_order`
 */
export async function readRefundable(db: Kysely<Database>, event: Event, seatId: string) {
  const picked = await db
    .selectFrom('guest_tickets')
    .select('order_id')
    .where('id', '=', seatId)
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  if (!picked) throw seatNotFound()
  if (picked.order_id === null) throw withoutOrder()
  const order = await db.selectFrom('orders').selectAll().where('id', '=', picked.order_id).executeTakeFirstOrThrow()
  const seats = await db
    .selectFrom('guest_tickets as seats')
    .leftJoin('refunds', 'refunds.id', 'refund_id')
    .leftJoin('ticket_types as types', 'types.id', 'ticket_type_id')
    .innerJoin('order_lines as lines', 'lines.id', 'seats.order_line_id')
    .selectAll('seats')
    .select(['refunds.status', 'types.price', 'lines.id as line_id', 'lines.amount', 'lines.discount'])
    .where('seats.order_id', '=', order.id)
    .orderBy('seats.number')
    .execute()
  const refundable = seats.map(({ status, price, line_id, amount, discount, ...seat }): RefundableSeat => {
    const ofLine = seats.filter(one => one.line_id === line_id)
    const weights = ofLine.map(one => one.price ?? 0)
    const shares = split(amount - discount, weights, chargeStep(event.currency_decimals))
    const state = seat.ended_at ? 'ended' : status === 'requested' ? 'requested' : 'good'
    return { seat, lineId: line_id, amount: shares[ofLine.findIndex(one => one.id === seat.id)] ?? 0, state }
  })
  return { order, seats: refundable }
}

/**
 * Splits an amount in proportion to the weights, or evenly if all are 0. The parts add up to the amount.
 * @param step the amount and all parts are multiples of it: see `chargeStep`
 */
export function split(amount: number, weights: readonly number[], step = 1): number[] {
  const steps = amount / step
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const of = all ? weights : weights.map(() => 1)
  const total = all || weights.length
  let before = 0
  return of.map(weight => {
    const from = Math.floor((steps * before) / total)
    before += weight
    return (Math.floor((steps * before) / total) - from) * step
  })
}

const withoutOrder = () =>
  new HttpError(409, {
    error: 'seat_without_order',
    error_description: 'Nobody has paid for this seat: it is an invitation.',
  })
