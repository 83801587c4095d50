import { html } from 'hono/html'
import { maybe } from '../../../platform/http/markup.ts'
import type { ScreenReader } from '../../page-parts.ts'
import { lotsOf } from '../find-lot.ts'
import { factsOf, pageTranslator, priceInWords } from './lot-facts.ts'

/** A lot for readers without script, and for link previews. */
export const lotView: ScreenReader = async ({ context, event, base, params }) => {
  const lot = await lotsOf(context.db, event.id)
    .where('lots.id', '=', params.id ?? '')
    .where('published', '=', true)
    .executeTakeFirst()
  if (!lot || lot.state === 'withdrawn') return undefined
  const say = pageTranslator(event)
  const price = priceInWords(event, lot)
  return {
    heading: lot.title,
    description: [lot.summary, price].filter(Boolean).join(' '),
    picture: lot.picture ?? undefined,
    html: lot.description,
    words: html`<section class="wrap text">
  <p><a href="${base}/auction">${say('allLots')}</a></p>
  ${maybe(lot.picture, uri => html`<p><img src="${uri}" alt="${lot.title}" width="640" height="360"></p>`)}
  <p>${say('number', { number: String(lot.number) })}. <strong>${price}</strong></p>
  <ul>${factsOf(event, lot).map(fact => html`<li>${fact}</li>`)}</ul>
</section>`,
  }
}
