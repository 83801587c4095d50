import type { endpoints } from '../../../../../src/api/table.ts'
import { findOrder } from '../../../checkout/orders/find-order.ts'
import { type Handler, personOrRefuse } from '../../../identity/call.ts'
import { ticketWires } from './read-tickets.ts'

export const orderDrawTickets: Handler<typeof endpoints.orderDrawTickets> = async call => {
  const { order_id: orderId, order_key } = call.input
  const event = await call.event()
  const claim = { event, person: await call.person(), orderId, orderKey: order_key ?? undefined }
  const order = await findOrder(call.context, claim)
  const tickets = await ticketWires(call.context.db, [order.id], call.context.publicUrl)
  return tickets.map(({ order_id: _, ...ticket }) => ticket)
}

export const accountDrawTickets: Handler<typeof endpoints.accountDrawTickets> = async call => {
  const { db, publicUrl } = call.context
  const event = await call.event()
  const { id } = await personOrRefuse(call)
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', id)
    .where('event_id', '=', event.id)
    .where('status', '=', 'paid')
    .execute()
  return ticketWires(
    db,
    orders.map(order => order.id),
    publicUrl,
  )
}
