import { html } from 'hono/html'
import { formatDate } from '../../../src/lib/dates.ts'
import { formatMoney } from '../../../src/lib/money.ts'
import type { Event } from '../db/events.ts'
import { isOwed, type MonthlyGiftRow, monthlyTotal } from '../monthly/monthly-gift.ts'
import { isReplaceable } from '../monthly/replace-card.ts'
import { footer } from './footer.ts'
import type { Markup } from './markup.ts'
import type { Place } from './place.ts'

/** What has become of another card. */
export type CardNews = 'kept' | 'notKept' | 'unsure' | 'notNow' | 'tooOften'

export interface MonthlyView {
  readonly gift: MonthlyGiftRow
  readonly event: Event
  readonly place: Place
  readonly token: string
  readonly news: CardNews | undefined
}

/** A monthly gift as a page, with what its giver can do about it. */
export function monthlyView({ gift, event, place, token, news }: MonthlyView): Markup {
  const { name, currency, currency_decimals: decimals, settings } = event
  const { locale, time_zone: timeZone, charity_name: charity } = settings
  const sum = formatMoney({ minor: monthlyTotal(gift), currency, decimals }, locale)
  const day = (date: Date) =>
    html`<time datetime="${date.toISOString()}">${formatDate(date.getTime(), locale, timeZone)}</time>`
  const home = place.base || '/'
  const goesOn = gift.status === 'active'
  const isLate = isOwed(gift)
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Your monthly gift | ${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${place.base}/brand.css">
    <link rel="stylesheet" href="/monthly.css">
  </head>
  <body>
    <header class="top wrap"><a class="brand" href="${home}">${settings.logoISfile ? html`<img src="${settings.logoISfile.uri}" alt="${name}">` : name}</a></header>
    <main class="wrap outcome monthly">
      <h1>${goesOn ? 'Your monthly gift' : 'Your monthly gift has ended'}</h1>
      ${goesOn ? '' : html`<p>Nothing more is charged. Thank you for all that you have given.</p>`}
      ${notice(gift, news)}
      <dl>
        <div><dt>You ${goesOn ? 'give' : 'gave'}</dt><dd>${sum} a month to ${charity}</dd></div>
        ${gift.began_at ? html`<div><dt>Since</dt><dd>${day(gift.began_at)}</dd></div>` : ''}
        ${goesOn && gift.next_at ? html`<div><dt>Next payment</dt><dd>${day(gift.next_at)}</dd></div>` : ''}
        ${gift.ended_at ? html`<div><dt>Ended</dt><dd>${day(gift.ended_at)}</dd></div>` : ''}
      </dl>
      ${
        isReplaceable(gift)
          ? html`<form method="post" action="/monthly/${token}/card">
        <button class="${isLate ? 'button' : 'button other'}" type="submit">Use another card</button>
        <p>You type it on the card provider’s own page, and come back here. ${isLate ? 'What could not be taken is taken from it, and the payments to come.' : 'The next payment is taken from it.'}</p>
      </form>`
          : ''
      }
      ${
        goesOn
          ? html`<form method="post" action="/monthly/${token}">
        <button class="${isLate ? 'button other' : 'button'}" type="submit">Stop this monthly gift</button>
        <p>Nothing is charged any more from then on. What you have given stays given.</p>
      </form>`
          : html`<p><a class="button" href="${home}">Go to ${name}</a></p>`
      }
    </main>
    ${footer({ event, place })}
  </body>
</html>
`
}

/** What is to be said first: what became of another card, or that one is needed. */
function notice(gift: MonthlyGiftRow, news: CardNews | undefined): Markup | '' {
  const isLate = isOwed(gift)
  if (news === 'kept' && gift.status === 'active') {
    return isLate
      ? html`<p class="notice bad" role="alert">We have your new card, but your bank did not let us take this month’s gift from it. We try again in the coming days; you can also use another card.</p>`
      : html`<p class="notice good" role="status">Thank you. Your gift is taken from your new card from now on, and nothing is owed.</p>`
  }
  const words = news && news !== 'kept' ? said[news] : undefined
  if (words) return html`<p class="notice bad" role="alert">${words}</p>`
  if (!isLate) return ''
  return html`<p class="notice bad" role="alert">The last payment could not be taken. Nothing was taken, and we try again in the coming days. If your card has changed or has expired, please use another one.</p>`
}

const said: Readonly<Record<Exclude<CardNews, 'kept'>, string>> = {
  notKept: 'Your card was not changed: the new one was not confirmed. Please try again.',
  unsure:
    'The card provider does not answer at the moment. If you have confirmed a new card there, it is used all the same.',
  notNow: 'We cannot reach the card provider at the moment. Nothing was changed: please try again in a few minutes.',
  tooOften: 'That was tried very often. Please wait an hour and try again.',
}

export function unknownLink(): Markup {
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
