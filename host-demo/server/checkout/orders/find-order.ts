import { timingSafeEqual } from 'node:crypto'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { OrderRow } from './order-row.ts'

/** Who may read an order: the owner's session, or anybody with its key. */
interface OrderClaim {
  readonly event: Event
  readonly person: Person | undefined
  readonly orderId: string
  readonly orderKey: string | undefined
}

/** @throws {HttpError} 404 `order_not_found`, also for another person's order, to hide that it exists */
export async function findOrder({ db }: Context, claim: OrderClaim): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', claim.orderId)
    .where('event_id', '=', claim.event.id)
    .executeTakeFirst()
  if (order && (isOwner(order, claim) || holdsKey(order, claim))) return order
  throw orderNotFound()
}

export function orderNotFound(): HttpError {
  return new HttpError(404, { error: 'order_not_found', error_description: 'This order cannot be found.' })
}

const isOwner = (order: OrderRow, { person }: OrderClaim) => person !== undefined && order.user_id === person.id

function holdsKey(order: OrderRow, { orderKey }: OrderClaim): boolean {
  return orderKey !== undefined && timingSafeEqual(Buffer.from(sha256(orderKey)), Buffer.from(order.key_hash))
}
