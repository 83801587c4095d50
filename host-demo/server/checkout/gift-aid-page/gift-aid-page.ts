import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { formatDate } from '../../../../src/lib/dates.ts'
import type { Event } from '../../identity/events.ts'
import { siteAt } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { giftAidWithdrawn } from '../letters/gift-aid-letter.ts'
import { guardLinks } from '../linked-pages/guard-links.ts'
import { type Footer, homeOf, linkedPage } from '../linked-pages/linked-page.ts'
import { linkedPageTranslator } from '../linked-pages/linked-page-words.ts'
import { orderOfToken } from '../linked-pages/order-links.ts'
import { unknownLink } from '../linked-pages/unknown-link.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { newestDeclaration, withdrawDeclarations } from '../orders/standing-gift-aid.ts'
import { giftAidPageTranslator } from './gift-aid-page-words.ts'

/**
 * `/gift-aid/…`, the page behind a receipt's link: shows the donor's declaration for all gifts, with a button that
 * withdraws it. Opening it changes nothing, because mail scanners follow every link. It needs no script and no account.
 */
export function giftAidPage(context: Context, footer: Footer): Hono {
  const { db, now, jobs, publicUrl } = context
  const pages = new Hono()

  pages.use('/gift-aid/*', guardLinks("'self'"))

  pages.get('/gift-aid/:token', async http => {
    const order = await orderBy(http.req.param('token'))
    return order ? http.html(await shown(http, order)) : unknownLink(context, footer, http)
  })

  pages.post('/gift-aid/:token', async http => {
    const token = http.req.param('token')
    const order = await orderBy(token)
    if (!order) return unknownLink(context, footer, http)
    const event = await eventOf(order)
    await inTransaction(db, async trx => {
      if (!(await withdrawDeclarations(trx, event, ownerOf(order), now()))) return
      await postMail(trx, event, order.email, giftAidWithdrawn(order.first_name, event.settings.charity_name), now())
    })
    jobs.wake()
    return http.redirect(`/gift-aid/${token}`, 303)
  })
  return pages

  async function shown(http: HonoContext, order: OrderRow): Promise<Markup> {
    const event = await eventOf(order)
    const { locale, time_zone: timeZone, charity_name: charity } = event.settings
    const say = giftAidPageTranslator(event)
    const site = siteAt(event, new URL(http.req.url), publicUrl)
    const found = await newestDeclaration(db, event, ownerOf(order))
    if (!found) {
      return linkedPage(
        { event, site, footer, title: say('withdrawn') },
        html`<p>${say('withdrawnText', { charity })}</p>
      <p><a class="button" href="${homeOf(site)}">${linkedPageTranslator(event)('goTo', { event: event.name })}</a></p>`,
      )
    }
    const date = formatDate(found.declared_at.getTime(), locale, timeZone)
    return linkedPage(
      { event, site, footer, title: say('title') },
      html`<p>${say('declared', { date, name: `${found.first_name} ${found.last_name}` })}</p>
      <blockquote lang="en-GB"><p>${found.words}</p></blockquote>
      <form method="post" action="/gift-aid/${http.req.param('token') ?? ''}">
        <button class="button" type="submit">${say('withdraw')}</button>
        <p>${say('withdrawText', { charity })}</p>
      </form>`,
    )
  }

  async function orderBy(token: string): Promise<OrderRow | undefined> {
    const id = await orderOfToken(db, 'gift-aid', token)
    return id === undefined ? undefined : db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  }

  function eventOf({ event_id }: OrderRow): Promise<Event> {
    return db.selectFrom('events').selectAll().where('id', '=', event_id).executeTakeFirstOrThrow()
  }
}

/** Whoever reads the receipt's mailbox may withdraw what was declared with that address. */
const ownerOf = ({ email, user_id }: OrderRow) => ({ id: user_id, email })
