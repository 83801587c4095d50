import { html } from 'hono/html'
import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import { translator } from '../../../platform/translate.ts'
import { readTickets } from '../selling/list-tickets.ts'
import { germanTicketPageWords } from './words.de.ts'
import { ticketPageWords } from './words.ts'

/** From this number on, guests are not told how many are left. */
const plentyFrom = 20

/** Tickets and bundles with their prices and what is left, for readers without script. */
export async function ticketList(context: Context, event: Event): Promise<Markup> {
  const say = translator(event.settings.locale, ticketPageWords, germanTicketPageWords)
  const { types, bundles, currency, currency_decimals: decimals } = await readTickets(context, event)
  const offers = [...bundles, ...types]
  if (!offers.length) return html`<p class="wrap">${say('none')}</p>`
  const price = (minor: number) =>
    minor === 0 ? say('free') : formatMoney({ minor, currency, decimals }, event.settings.locale)
  const left = ({ state, left: count, offeredYN }: (typeof offers)[number]) => {
    if (state === 'on_sale' && count >= plentyFrom) return say('plenty')
    return say(state === 'all_reserved' && offeredYN === 'yes' ? 'offered' : state, { count })
  }
  return html`<ul class="wrap">
  ${offers.map(
    offer => html`<li><strong>${offer.title}</strong>, ${price(offer.price)} (${left(offer)})<br>${offer.description}</li>
  `,
  )}
</ul>`
}
