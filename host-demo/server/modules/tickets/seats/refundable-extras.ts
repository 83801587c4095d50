import type { Kysely } from 'kysely'
import { linesOf } from '../../../checkout/orders/order-lines.ts'
import type { OrderLineRow, OrderRow } from '../../../checkout/orders/order-row.ts'
import { leftToRefund } from '../../../checkout/payments/request-refund.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { seatNotFound } from './find-seat.ts'

/** A line of an order's add-ons, such as its wine. It is refunded as a whole. */
export interface RefundableExtra {
  readonly line: OrderLineRow
  readonly choiceId: string
  /** What goes back for it, or went back, in minor units. */
  readonly amount: number
  readonly state: 'good' | 'requested' | 'ended'
}

/** The add-ons of an order, in their order. */
export async function readExtras(db: Kysely<Database>, order: Pick<OrderRow, 'id'>): Promise<RefundableExtra[]> {
  const extras: RefundableExtra[] = []
  for (const line of await linesOf(db, order)) {
    const found = await db
      .selectFrom('ticket_lines')
      .select(['add_on_choice_id', 'state'])
      .where('order_line_id', '=', line.id)
      .where('add_on_choice_id', 'is not', null)
      .executeTakeFirst()
    if (!found?.add_on_choice_id) continue
    const left = await leftToRefund(db, line)
    const paid = line.amount - line.discount
    const isRequested = paid > 0 && left === 0
    const state = found.state === 'ended' ? 'ended' : isRequested ? 'requested' : 'good'
    extras.push({ line, choiceId: found.add_on_choice_id, amount: state === 'good' ? left : paid, state })
  }
  return extras
}

/**
 * The order of an add-on.
 * @throws {HttpError} 404 `seat_not_found`
 */
export async function orderOfExtra(db: Kysely<Database>, event: Event, lineId: number): Promise<string> {
  const found = await db
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select('order_id')
    .where('order_line_id', '=', lineId)
    .where('event_id', '=', event.id)
    .where('add_on_choice_id', 'is not', null)
    .executeTakeFirst()
  if (!found) throw seatNotFound()
  return found.order_id
}
