import { html } from 'hono/html'
import { maybe } from '../../../platform/http/markup.ts'
import type { ScreenReader } from '../../page-parts.ts'
import { itemsOf } from '../find-item.ts'
import { factsOf, moneyOf, pageTranslator } from './item-facts.ts'

/** A pledge item for readers without script, and for link previews. */
export const itemView: ScreenReader = async ({ context, event, base, params }) => {
  const item = await itemsOf(context.db, event.id)
    .where('id', '=', params.id ?? '')
    .where('published', '=', true)
    .executeTakeFirst()
  if (!item) return undefined
  const say = pageTranslator(event)
  const money = moneyOf(event)
  const facts = factsOf(event, item)
  return {
    heading: item.title,
    description: [item.summary, facts[0]].filter(Boolean).join(' '),
    picture: item.picture ?? undefined,
    html: item.description,
    words: html`<section class="wrap text">
  <p><a href="${base}/pledge">${say('allItems')}</a></p>
  ${maybe(item.picture, uri => html`<p><img src="${uri}" alt="${item.title}" width="640" height="360"></p>`)}
  <ul>${facts.map(fact => html`<li>${fact}</li>`)}</ul>
  <ul>${item.levels.map(({ amount, does }) => html`<li><strong>${money(amount)}</strong> ${does}</li>`)}</ul>
</section>`,
  }
}
