import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { formatDate } from '../../../../src/lib/dates.ts'
import { placeOf } from '../../identity/event-place.ts'
import { type Event, findEvent } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { giftAidWithdrawn } from '../letters/gift-aid-letter.ts'
import { type Footer, homeOf, letterPage } from '../monthly/letter-page.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { newestDeclaration, withdrawDeclarations } from '../orders/standing-gift-aid.ts'
import { orderByGiftAidLink } from './gift-aid-links.ts'
import { giftAidPageTranslator } from './gift-aid-page-words.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * `/gift-aid/…`, the page behind a receipt's link: shows the donor's declaration for all gifts, with a button that
 * withdraws it. Opening it changes nothing, because mail scanners follow every link. It needs no script and no account.
 */
export function giftAidPage(context: Context, footer: Footer): Hono {
  const { db, now, jobs, publicUrl } = context
  const pages = new Hono()

  pages.use('/gift-aid/*', async (http, next) => {
    http.header('cache-control', 'no-store')
    http.header('content-security-policy', policy)
    http.header('referrer-policy', 'no-referrer')
    await next()
  })

  pages.get('/gift-aid/:token', async http => {
    const order = await orderByGiftAidLink(db, http.req.param('token'))
    return order ? http.html(await shown(http, order)) : unknown(http)
  })

  pages.post('/gift-aid/:token', async http => {
    const token = http.req.param('token')
    const order = await orderByGiftAidLink(db, token)
    if (!order) return unknown(http)
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
    const place = placeOf(event, new URL(http.req.url), publicUrl)
    const found = await newestDeclaration(db, event, ownerOf(order))
    if (!found) {
      return letterPage(
        { event, place, footer, title: say('withdrawn') },
        html`<h1>${say('withdrawn')}</h1>
      <p>${say('withdrawnText', { charity })}</p>
      <p><a class="button" href="${homeOf(place)}">${say('goTo', { event: event.name })}</a></p>`,
      )
    }
    const date = formatDate(found.declared_at.getTime(), locale, timeZone)
    return letterPage(
      { event, place, footer, title: say('title') },
      html`<h1>${say('title')}</h1>
      <p>${say('declared', { date, name: `${found.first_name} ${found.last_name}` })}</p>
      <blockquote lang="en-GB"><p>${found.words}</p></blockquote>
      <form method="post" action="/gift-aid/${http.req.param('token') ?? ''}">
        <button class="button" type="submit">${say('withdraw')}</button>
        <p>${say('withdrawText', { charity })}</p>
      </form>`,
    )
  }

  /** In the style of the event whose address was called. */
  async function unknown(http: HonoContext): Promise<Response> {
    const called = new URL(http.req.url)
    const event = await findEvent(db, undefined, called.hostname)
    const say = giftAidPageTranslator(event)
    const place = placeOf(event, called, publicUrl)
    const page = letterPage(
      { event, place, footer, title: say('linkTitle') },
      html`<h1>${say('linkTitle')}</h1>
      <p>${say('linkText')}</p>
      <p><a class="button" href="${homeOf(place)}">${say('goTo', { event: event.name })}</a></p>`,
    )
    return http.html(page, 404)
  }

  function eventOf({ event_id }: OrderRow): Promise<Event> {
    return db.selectFrom('events').selectAll().where('id', '=', event_id).executeTakeFirstOrThrow()
  }
}

/** Whoever reads the receipt's mailbox may withdraw what was declared with that address. */
const ownerOf = ({ email, user_id }: OrderRow) => ({ id: user_id, email })
