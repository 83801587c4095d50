import { html } from 'hono/html'
import { formatDate } from '../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Site } from '../../identity/site-address.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { type Footer, homeOf, linkedPage } from '../linked-pages/linked-page.ts'
import { linkedPageTranslator } from '../linked-pages/linked-page-words.ts'
import { isOwed, isReplaceable, type MonthlyGiftRow, monthlyTotal } from './monthly-gift.ts'
import { monthlyTranslator } from './monthly-words.ts'

/** The outcome of replacing the card. */
export type CardOutcome = 'kept' | 'notKept' | 'unsure' | 'notNow' | 'tooOften'

export interface MonthlyView {
  readonly gift: MonthlyGiftRow
  readonly event: Event
  readonly site: Site
  readonly token: string
  readonly news: CardOutcome | undefined
  readonly footer: Footer
}

/** The page of a monthly gift, with what its giver can do. */
export function monthlyView({ gift, event, site, token, news, footer }: MonthlyView): Markup {
  const { name, currency, currency_decimals: decimals, settings } = event
  const { locale, time_zone: timeZone, charity_name: charity } = settings
  const sum = formatMoney({ minor: monthlyTotal(gift), currency, decimals }, locale)
  const day = (date: Date) =>
    html`<time datetime="${date.toISOString()}">${formatDate(date.getTime(), locale, timeZone)}</time>`
  const home = homeOf(site)
  const goesOn = gift.status === 'active'
  const isLate = isOwed(gift)
  const say = monthlyTranslator(event)
  return linkedPage(
    { event, site, footer, title: say(goesOn ? 'monthlyGift' : 'monthlyOver') },
    html`${goesOn ? '' : html`<p>${say('monthlyNothingMore')}</p>`}
      ${notice({ gift, event, news })}
      <dl>
        <div><dt>${say(goesOn ? 'youGive' : 'youGave')}</dt><dd>${say('aMonth', { amount: sum, charity })}</dd></div>
        ${gift.began_at ? html`<div><dt>${say('since')}</dt><dd>${day(gift.began_at)}</dd></div>` : ''}
        ${goesOn && gift.next_at ? html`<div><dt>${say('nextPayment')}</dt><dd>${day(gift.next_at)}</dd></div>` : ''}
        ${gift.ended_at ? html`<div><dt>${say('ended')}</dt><dd>${day(gift.ended_at)}</dd></div>` : ''}
      </dl>
      ${
        isReplaceable(gift)
          ? html`<form method="post" action="/monthly/${token}/card">
        <button class="${isLate ? 'button' : 'button other'}" type="submit">${say('otherCard')}</button>
        <p>${say(isLate ? 'otherCardLate' : 'otherCardNext')}</p>
      </form>`
          : ''
      }
      ${
        goesOn
          ? html`<form method="post" action="/monthly/${token}">
        <button class="${isLate ? 'button other' : 'button'}" type="submit">${say('stopMonthly')}</button>
        <p>${say('stopMonthlyText')}</p>
      </form>`
          : html`<p><a class="button" href="${home}">${linkedPageTranslator(event)('goTo', { event: name })}</a></p>`
      }`,
  )
}

/** The message at the top: the outcome of replacing the card, or that a new one is needed. */
function notice({ gift, event, news }: Pick<MonthlyView, 'gift' | 'event' | 'news'>): Markup | '' {
  const isLate = isOwed(gift)
  const say = monthlyTranslator(event)
  if (news === 'kept' && gift.status === 'active') {
    return isLate
      ? html`<p class="notice bad" role="alert">${say('cardKeptLate')}</p>`
      : html`<p class="notice good" role="status">${say('cardKept')}</p>`
  }
  if (news && news !== 'kept') return html`<p class="notice bad" role="alert">${say(news)}</p>`
  return isLate ? html`<p class="notice bad" role="alert">${say('monthlyLate')}</p>` : ''
}
