import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { invoiceLinks } from '../invoices/invoice-links.ts'
import { type MonthlyGiftRow, monthlyGiftsOf, wireMonthlyGift } from '../monthly/monthly-gift.ts'
import { findOrder } from '../orders/find-order.ts'
import { lineGiftAid } from '../orders/line-gift-aid.ts'
import { matchedOf } from '../orders/matched.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { orderWire } from '../orders/order-wire.ts'

export const order: Handler<typeof endpoints.order> = async call => {
  const { order_id: orderId, order_key } = call.input
  const event = await call.event()
  const claim = { event, person: await call.person(), orderId, orderKey: order_key ?? undefined }
  const found = await findOrder(call.context, claim)
  return wireOf(found, await detailsOf(call.context, event, [found]), event)
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
  const more = await detailsOf(call.context, event, found)
  return found.map(order => wireOf(order, more, event))
}

type Details = Awaited<ReturnType<typeof detailsOf>>

/** The parts of orders that are in other tables. */
async function detailsOf(context: Context, event: Event, orders: readonly OrderRow[]) {
  const { db } = context
  const ids = orders.map(({ id }) => id)
  const invoices = await invoiceLinks(db, ids, context.publicUrl)
  if (!ids.length) {
    return {
      ...{ lines: [], documents: [], invoices, matched: new Map<string, number>() },
      monthly: new Map<string, MonthlyGiftRow>(),
    }
  }
  const origins = Object.values(context.origins)
  const documents = await Promise.all(
    origins.map(async origin => (await origin?.documents?.(db, event, ids, context.publicUrl)) ?? new Map()),
  )
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('gift_aid_declarations', 'gift_aid_declarations.order_line_id', 'order_lines.id')
    .select(['order_id', 'origin', 'title', 'quantity', 'unit_price', 'amount', 'discount', 'benefit_value'])
    .select(['order_lines.refunded', 'is_gift', 'gift_aid_declarations.scope'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  return {
    lines,
    documents,
    invoices,
    matched: await matchedOf(context, ids),
    monthly: await monthlyGiftsOf(db, orders),
  }
}

function wireOf(
  order: OrderRow,
  { lines, documents, invoices, matched, monthly }: Details,
  event: Event,
): InferInput<typeof endpoints.order.output> {
  const { charity_name, charity_number } = event.settings
  const gift = monthly.get(order.monthly_gift_id ?? '')
  return {
    ...orderWire(order, event),
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    refunded: order.refunded,
    matched_amount: matched.get(order.id) ?? 0,
    monthly: gift ? wireMonthlyGift(gift, event) : null,
    request_invoice: order.request_invoice ? 'yes' : 'no',
    invoice_url: invoices.get(order.id) ?? null,
    documents: documents.flatMap(ofOrders => [...(ofOrders.get(order.id) ?? [])]),
    payment: order.total === 0 ? 'none' : order.payment_intent_id === null ? 'offline' : 'card',
    buyer: { first_name: order.first_name, last_name: order.last_name, email: order.email },
    event_name: event.name,
    charity_name,
    charity_number: charity_number ?? null,
    lines: lines
      .filter(line => line.order_id === order.id)
      .map(({ order_id: _, scope, is_gift, ...line }) => ({
        ...line,
        ...lineGiftAid(event, order, { ...line, is_gift, isDeclared: scope !== null }),
      })),
  }
}
