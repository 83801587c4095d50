import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { guardLinks } from '../../../checkout/linked-pages/guard-links.ts'
import type { Footer } from '../../../checkout/linked-pages/linked-page.ts'
import { orderOfToken } from '../../../checkout/linked-pages/order-links.ts'
import { unknownLink } from '../../../checkout/linked-pages/unknown-link.ts'
import { siteAt } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import { readTickets } from './read-tickets.ts'
import { ticketView } from './ticket-view.ts'

const css = readFileSync(new URL('./ticket.css', import.meta.url), 'utf8')

/** `/draw-ticket/…`, the page behind a ticket's link. It needs no script and no account. */
export function ticketPage(context: Pick<Context, 'db' | 'publicUrl'>, footer: Footer): Hono {
  const { db, publicUrl } = context
  const pages = new Hono()
  pages.get('/draw-ticket.css', http => http.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
  pages.get('/draw-ticket/:token', guardLinks("'none'"), async http => {
    const orderId = await orderOfToken(db, 'draw-ticket', http.req.param('token'))
    const order =
      orderId === undefined
        ? undefined
        : await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    if (!order) return unknownLink(context, footer, http)
    const event = await db.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
    const tickets = await readTickets(db, [order.id])
    const draws = tickets.length
      ? await db
          .selectFrom('draws')
          .selectAll()
          .where(
            'id',
            'in',
            tickets.map(({ draw_id }) => draw_id),
          )
          .execute()
      : []
    const site = siteAt(event, new URL(http.req.url), publicUrl)
    return http.html(ticketView({ event, order, tickets, draws, site }))
  })
  return pages
}
