import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { siteAt } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import { guardLinks } from '../linked-pages/guard-links.ts'
import type { Footer } from '../linked-pages/linked-page.ts'
import { orderOfToken } from '../linked-pages/order-links.ts'
import { unknownLink } from '../linked-pages/unknown-link.ts'
import { invoiceView } from './invoice-view.ts'
import { readInvoice } from './read-invoice.ts'

const css = readFileSync(new URL('./invoice.css', import.meta.url), 'utf8')

/** `/invoice/…`, the page behind an invoice's link. It needs no script and no account. */
export function invoicePage(context: Pick<Context, 'db' | 'publicUrl'>, footer: Footer): Hono {
  const { db, publicUrl } = context
  const pages = new Hono()
  pages.get('/invoice.css', http => http.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
  pages.get('/invoice/:token', guardLinks("'none'"), async http => {
    const orderId = await orderOfToken(db, 'invoice', http.req.param('token'))
    const found = orderId && (await readInvoice(db, orderId))
    if (!found) return unknownLink(context, footer, http)
    return http.html(invoiceView(found, siteAt(found.event, new URL(http.req.url), publicUrl)))
  })
  return pages
}
