import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { formatDate } from '../../../src/lib/dates.ts'
import { formatMoney } from '../../../src/lib/money.ts'
import type { Context } from '../context.ts'
import type { Event } from '../db/events.ts'
import { monthlyStopped } from '../mail/monthly-letters.ts'
import { endMonthly } from '../monthly/end-monthly.ts'
import { type MonthlyGiftRow, monthlyTotal } from '../monthly/monthly-gift.ts'
import { giftByLink } from '../monthly/monthly-links.ts'
import { footer } from './footer.ts'
import type { Markup } from './markup.ts'
import { type Place, placeOf } from './place.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * `/monthly/…`: where a receipt's link leads. It shows a monthly gift and has
 * one button, which stops it: only a press does, for mail scanners follow
 * every link. It needs no script and no account.
 */
export function monthlyPage(context: Context): Hono {
  const { db } = context
  const pages = new Hono()

  pages.use('/monthly/:token', async (http, next) => {
    http.header('cache-control', 'no-store')
    http.header('content-security-policy', policy)
    http.header('referrer-policy', 'no-referrer')
    await next()
  })

  pages.get('/monthly/:token', async http => {
    const gift = await giftByLink(db, http.req.param('token'))
    if (!gift) return http.html(unknown(), 404)
    const event = await db.selectFrom('events').selectAll().where('id', '=', gift.event_id).executeTakeFirstOrThrow()
    return http.html(page(gift, event, placeFor(http, context, event)))
  })

  pages.post('/monthly/:token', async http => {
    const token = http.req.param('token')
    const gift = await giftByLink(db, token)
    if (!gift) return http.html(unknown(), 404)
    await endMonthly(context, gift.id, monthlyStopped)
    await context.monthly.tryNow()
    return http.redirect(`/monthly/${token}`, 303)
  })
  return pages
}

function placeFor(http: HonoContext, { publicUrl }: Context, event: Event): Place {
  return placeOf(event, new URL(http.req.url), publicUrl)
}

function page(gift: MonthlyGiftRow, event: Event, place: Place): Markup {
  const { name, currency, currency_decimals: decimals, settings } = event
  const { locale, time_zone: timeZone, charity_name: charity } = settings
  const sum = formatMoney({ minor: monthlyTotal(gift), currency, decimals }, locale)
  const day = (date: Date) =>
    html`<time datetime="${date.toISOString()}">${formatDate(date.getTime(), locale, timeZone)}</time>`
  const home = place.base || '/'
  const goesOn = gift.status === 'active'
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Your monthly gift | ${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${place.base}/brand.css">
  </head>
  <body>
    <header class="top wrap"><a class="brand" href="${home}">${settings.logoISfile ? html`<img src="${settings.logoISfile.uri}" alt="${name}">` : name}</a></header>
    <main class="wrap outcome monthly">
      <h1>${goesOn ? 'Your monthly gift' : 'Your monthly gift has ended'}</h1>
      ${goesOn ? '' : html`<p>Nothing more is charged. Thank you for all that you have given.</p>`}
      <dl>
        <div><dt>You ${goesOn ? 'give' : 'gave'}</dt><dd>${sum} a month to ${charity}</dd></div>
        ${gift.began_at ? html`<div><dt>Since</dt><dd>${day(gift.began_at)}</dd></div>` : ''}
        ${goesOn && gift.next_at ? html`<div><dt>Next payment</dt><dd>${day(gift.next_at)}</dd></div>` : ''}
        ${gift.ended_at ? html`<div><dt>Ended</dt><dd>${day(gift.ended_at)}</dd></div>` : ''}
      </dl>
      ${
        goesOn
          ? html`<form method="post">
        <button class="button" type="submit">Stop this monthly gift</button>
      </form>
      <p>Nothing is charged any more from then on. What you have given stays given.</p>`
          : html`<p><a class="button" href="${home}">Go to ${name}</a></p>`
      }
    </main>
    ${footer({ event, place })}
  </body>
</html>
`
}

function unknown(): Markup {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>This link is not good</title>
  </head>
  <body>
    <main>
      <h1>This link is not good</h1>
      <p>Please check that you opened all of it: the newest receipt of your monthly gift has it again.</p>
    </main>
  </body>
</html>
`
}
