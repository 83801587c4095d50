import { type Kysely, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { receiveOfflineOrder } from '../../../../src/api/admin-payments.ts'
import { orderNotFound } from '../../checkout/orders/find-order.ts'
import type { OrderRow } from '../../checkout/orders/order-row.ts'
import { awaitedUntil } from '../../checkout/orders/promise-term.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Orders that are paid, to be paid, or were to be paid to the organiser, as long as it is known by whom. */
export function offlineOrders(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('orders')
    .where('event_id', '=', eventId)
    .where('total', '>', 0)
    .where('forgotten_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('status', '=', 'awaiting_offline_payment'),
        eb('paid_by', 'is not', null),
        eb('promised', 'is', true).and('status', '=', 'cancelled'),
      ]),
    )
}

/** @throws {HttpError} 404 `order_not_found` unless it is an order of the event that is paid to the organiser */
export async function findOffline(db: Kysely<Database>, eventId: string, id: string): Promise<OrderRow> {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .where('payment_intent_id', 'is', null)
    .where('status', '!=', 'pending')
    .where('total', '>', 0)
    .executeTakeFirst()
  if (found) return found
  throw orderNotFound()
}

type Wire = InferInput<typeof receiveOfflineOrder.output>

/** Their wire shape for the desk, in the same order. */
export async function wiresOf(db: Kysely<Database>, orders: readonly OrderRow[]): Promise<Wire[]> {
  if (!orders.length) return []
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'order_id',
      sql<
        string[]
      >`json_agg(case when quantity > 1 then quantity || ' × ' || title else title end order by position)`.as('titles'),
    ])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute()
  const titles = new Map(lines.map(line => [line.order_id, line.titles]))
  return orders.map(order => ({
    order_id: order.id,
    order_reference: order.reference,
    status: order.status,
    name: `${order.first_name} ${order.last_name}`.trim(),
    email: order.email,
    organisation: order.organisation,
    titles: titles.get(order.id) ?? [],
    order_total: order.total,
    refunded_amount: order.refunded,
    ordered_at: order.created_at.toISOString(),
    pay_by: awaitedUntil(order)?.toISOString() ?? null,
    paid_at: order.paid_at?.toISOString() ?? null,
    paid_by: order.paid_by,
  }))
}
