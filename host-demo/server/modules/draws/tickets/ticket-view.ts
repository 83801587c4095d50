import { html } from 'hono/html'
import { formatDate } from '../../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import { linkedDocument } from '../../../checkout/linked-pages/linked-document.ts'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Event } from '../../../identity/events.ts'
import type { Site } from '../../../identity/site-address.ts'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import type { DrawRow } from '../find-draw.ts'
import type { DrawTicket } from './read-tickets.ts'
import { ticketTranslator } from './words.ts'

interface Shown {
  readonly event: Event
  readonly order: OrderRow
  readonly tickets: readonly DrawTicket[]
  readonly draws: readonly DrawRow[]
  readonly site: Site
}

/** An order's tickets. The law demands society, price, promoter and day of the draw on each. */
export function ticketView({ event, order, tickets, draws, site }: Shown): Markup {
  const { locale, time_zone: timeZone } = event.settings
  const say = ticketTranslator(event)
  const row = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  const money = (minor: number) =>
    formatMoney({ minor, currency: event.currency, decimals: event.currency_decimals }, locale)

  function ticket(draw: DrawRow, numbers: readonly number[]): Markup {
    return html`<article class="draw-ticket">
      <h2>${draw.title}</h2>
      <p class="label">${say('numbers', { count: numbers.length })}</p>
      <ul class="numbers">${numbers.map(number => html`<li>${number}</li>`)}</ul>
      <dl>
        ${row(say('society'), draw.society)}
        ${row(say('promoter'), draw.promoter)}
        ${maybe(draw.registration, registration => row(say('registration'), registration))}
        ${row(say('price'), say('each', { price: money(draw.price) }))}
        ${row(say('drawnOn'), formatDate(draw.draws_at.getTime(), locale, timeZone))}
        ${row(say('holder'), `${order.first_name} ${order.last_name}`)}
        ${row(say('reference'), order.reference)}
      </dl>
      <p class="small">${say('age', { age: draw.minimum_age })} ${draw.kind === 'private' ? say('private', { society: draw.society }) : ''}</p>
      <p class="screen"><a href="${`${site.base}${pathTo('prize-draw', { id: draw.id })}`}">${say('check')}</a></p>
    </article>`
  }

  return linkedDocument(
    { event, site, title: say('title'), css: '/draw-ticket.css' },
    html`<body class="draw-tickets">
    <header>${event.name}</header>
    <main>
      <h1>${say('title')}</h1>
      ${tickets.map(({ draw_id, numbers }) => {
        const draw = draws.find(({ id }) => id === draw_id)
        return draw ? ticket(draw, numbers) : ''
      })}
      ${tickets.length ? html`<p class="screen">${say('print')}</p>` : html`<p>${say('refunded')}</p>`}
    </main>
  </body>`,
  )
}
