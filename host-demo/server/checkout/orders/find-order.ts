import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { renewableFor } from './expiry.ts'
import type { OrderRow } from './order-row.ts'
import { isPayer } from './payer.ts'

/** Who may read an order: the owner's session, or anybody with its key. */
interface OrderClaim {
  readonly event: Event
  readonly person: Person | undefined
  readonly orderId: string
  readonly orderKey: string | undefined
}

/** @throws {HttpError} 404 `order_not_found`, also for another person's order, to hide that it exists */
export async function findOrder({ db }: Context, claim: OrderClaim): Promise<OrderRow> {
  const order = await orderIn(db, claim.event, claim.orderId)
  if (order && (isOwner(order, claim) || holdsKey(order, claim))) return order
  throw orderNotFound()
}

export function orderNotFound(): HttpError {
  return new HttpError(404, { error: 'order_not_found', error_description: 'This order cannot be found.' })
}

/** Fields of a request that name the payer's earlier tries. */
interface Earlier {
  readonly earlier_order_id?: string | null | undefined
  readonly earlier_order_key?: string | null | undefined
  readonly earlier_idempotency_keys?: readonly string[] | null | undefined
}

/** When and by whom they are named. */
interface Named {
  readonly event: Event
  readonly at: Date
  /** Undefined: they do not say yet who they are. */
  readonly payer?: readonly string[] | undefined
}

/**
 * The orders of the payer's earlier tries: what they hold does not count against them. A payer may not know of the one
 * that a lost try has made, so it must be recent and of the same payer: another may have used the same device since.
 */
export async function earlierOrders(
  db: Kysely<Database>,
  { event, at, payer }: Named,
  { earlier_order_id: orderId, earlier_order_key: orderKey, earlier_idempotency_keys: keys }: Earlier,
): Promise<OrderRow[]> {
  const named = orderId && orderKey ? await orderIn(db, event, orderId) : undefined
  const begun = keys?.length ? await ordersBegunWith(db, event, keys) : []
  const orders = begun.filter(order => isRecent(order, at) && (!payer || isPayer(payer, order)))
  const isNew = named && holdsKey(named, { orderKey }) && !orders.some(({ id }) => id === named.id)
  return isNew ? [named, ...orders] : orders
}

const isRecent = ({ created_at }: OrderRow, at: Date) => at.getTime() <= created_at.getTime() + renewableFor

function ordersBegunWith(db: Kysely<Database>, event: Event, keys: readonly string[]): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('idempotency_hash', 'in', keys.map(sha256))
    .orderBy('id')
    .execute()
}

function orderIn(db: Kysely<Database>, event: Event, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).where('event_id', '=', event.id).executeTakeFirst()
}

const isOwner = (order: OrderRow, { person }: OrderClaim) => person !== undefined && order.user_id === person.id

function holdsKey(order: OrderRow, { orderKey }: { readonly orderKey?: string | null | undefined }): boolean {
  return typeof orderKey === 'string' && timingSafeEqual(Buffer.from(sha256(orderKey)), Buffer.from(order.key_hash))
}
