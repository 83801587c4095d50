import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../src/api/table.ts'
import type { Event } from '../db/events.ts'
import type { Database } from '../db/schema.ts'
import { type Handler, personOrRefuse } from '../http/call.ts'
import { findOrder } from '../orders/find-order.ts'
import type { OrderRow } from '../payments/ledger.ts'

export const order: Handler<typeof endpoints.order> = async call => {
  const { order_id: orderId, order_key: orderKey } = call.input
  const event = await call.event()
  const found = await findOrder(call.context, { event, person: await call.person(), orderId, orderKey })
  return wireOf(found, await linesOf(call.context.db, [found]), event)
}

export const orders: Handler<typeof endpoints.orders> = async call => {
  const { db } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('event_id', '=', event.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const lines = await linesOf(db, found)
  return found.map(order => wireOf(order, lines, event))
}

type Lines = Awaited<ReturnType<typeof linesOf>>

async function linesOf(db: Kysely<Database>, orders: readonly OrderRow[]) {
  if (!orders.length) return []
  const ids = orders.map(({ id }) => id)
  return db
    .selectFrom('order_lines')
    .select(['order_id', 'origin', 'title', 'amount'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
}

function wireOf(order: OrderRow, lines: Lines, event: Event): InferInput<typeof endpoints.order.output> {
  return {
    order_id: order.id,
    order_reference: order.reference,
    status: order.status,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    order_total: order.total,
    currency: order.currency,
    currency_decimals: event.currency_decimals,
    lines: lines
      .filter(line => line.order_id === order.id)
      .map(({ origin, title, amount }) => ({ origin, title, amount })),
  }
}
