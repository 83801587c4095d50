import { Hono, type Context as HonoContext } from 'hono'
import { siteAt } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import { monthlyStopped } from '../letters/monthly-letters.ts'
import { guardLinks } from '../linked-pages/guard-links.ts'
import type { Footer } from '../linked-pages/linked-page.ts'
import { unknownLink } from '../linked-pages/unknown-link.ts'
import { endMonthly } from './end-monthly.ts'
import { isReplaceable } from './monthly-gift.ts'
import { monthlyJobOf } from './monthly-job-of.ts'
import { giftByLink } from './monthly-links.ts'
import { type CardOutcome, type MonthlyView, monthlyView } from './monthly-view.ts'
import { cardPageOf, cardPages, settleCardSession } from './replace-card.ts'

/**
 * `/monthly/…`, the page behind a receipt's link. It shows a monthly gift, with buttons to cancel it or replace its
 * card. Only a button changes anything, because mail scanners follow every link. It needs no script and no account.
 */
export function monthlyPage(context: Context, footer: Footer): Hono {
  const { db, now, publicUrl } = context
  const pages = new Hono()

  // The payment provider's page, or the stand-in's, which is ours.
  pages.use('/monthly/*', guardLinks("'self' https://checkout.stripe.com"))

  pages.get('/monthly/:token', async http => {
    const session = http.req.query('session')
    const token = http.req.param('token')
    const news = session && (await giftByLink(db, token)) ? await cardOutcome(session) : undefined
    const view = await viewOf(http, token, news)
    return view ? http.html(monthlyView(view)) : unknownLink(context, footer, http)
  })

  pages.post('/monthly/:token', async http => {
    const token = http.req.param('token')
    const gift = await giftByLink(db, token)
    if (!gift) return unknownLink(context, footer, http)
    await endMonthly(context, gift.id, monthlyStopped)
    await context.jobs.runNow(monthlyJobOf(gift.id))
    return http.redirect(`/monthly/${token}`, 303)
  })

  pages.post('/monthly/:token/card', async http => {
    const token = http.req.param('token')
    const gift = await giftByLink(db, token)
    if (!gift) return unknownLink(context, footer, http)
    if (!isReplaceable(gift)) return http.redirect(`/monthly/${token}`, 303)
    try {
      await countOrRefuse(db, [cardPages(gift.id)], now())
      return http.redirect(await cardPageOf(context, gift, `${publicUrl}/monthly/${token}`), 303)
    } catch (problem) {
      if (!(problem instanceof HttpError)) throw problem
      const view = await viewOf(http, token, problem.status === 429 ? 'tooOften' : 'notNow')
      return view ? http.html(monthlyView(view), problem.status) : unknownLink(context, footer, http)
    }
  })
  return pages

  /** The outcome of a visit to the provider's page. */
  async function cardOutcome(session: string): Promise<CardOutcome> {
    try {
      return (await settleCardSession(context, session)) ? 'kept' : 'notKept'
    } catch (problem) {
      // The provider also sends a webhook.
      if (problem instanceof HttpError) return 'unsure'
      throw problem
    }
  }

  async function viewOf(http: HonoContext, token: string, news?: CardOutcome): Promise<MonthlyView | undefined> {
    const gift = await giftByLink(db, token)
    if (!gift) return undefined
    const event = await db.selectFrom('events').selectAll().where('id', '=', gift.event_id).executeTakeFirstOrThrow()
    return { gift, event, site: siteAt(event, new URL(http.req.url), publicUrl), token, news, footer }
  }
}
