import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Context } from '../platform/context.ts'
import { giftAidPage } from './gift-aid-page/gift-aid-page.ts'
import { invoicePage } from './invoices/invoice-page.ts'
import type { Footer } from './linked-pages/linked-page.ts'
import { monthlyPage } from './monthly/monthly-page.ts'

const css = readFileSync(new URL('./linked-pages/linked-pages.css', import.meta.url), 'utf8')

/** The pages behind the links of mails. */
export function checkoutPages(context: Context, footer: Footer): Hono {
  const pages = new Hono()
  pages.get('/linked-pages.css', http => http.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
  pages.route('/', monthlyPage(context, footer))
  pages.route('/', invoicePage(context, footer))
  pages.route('/', giftAidPage(context, footer))
  return pages
}
