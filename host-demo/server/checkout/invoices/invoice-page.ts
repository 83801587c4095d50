import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { placeOf } from '../../identity/event-place.ts'
import { findEvent } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { orderOfLink } from './invoice-link.ts'
import { invoiceView, unknownInvoice } from './invoice-view.ts'
import { readInvoice } from './read-invoice.ts'

const css = readFileSync(new URL('./invoice.css', import.meta.url), 'utf8')

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/invoice/…`, the page behind an invoice's link. It needs no script and no account. */
export function invoicePage({ db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>): Hono {
  const pages = new Hono()
  pages.get('/invoice.css', http => http.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
  pages.get('/invoice/:token', async http => {
    http.header('cache-control', 'no-store')
    http.header('content-security-policy', policy)
    http.header('referrer-policy', 'no-referrer')
    const called = new URL(http.req.url)
    const orderId = await orderOfLink(db, http.req.param('token'))
    const found = orderId && (await readInvoice(db, orderId))
    if (found) return http.html(invoiceView(found, placeOf(found.event, called, publicUrl)))
    const event = await findEvent(db, undefined, called.hostname)
    return http.html(unknownInvoice(event, placeOf(event, called, publicUrl)), 404)
  })
  return pages
}
