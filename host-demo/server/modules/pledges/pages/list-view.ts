import { html } from 'hono/html'
import type { ScreenReader } from '../../page-parts.ts'
import { itemsOf } from '../find-item.ts'
import { factsOf } from './item-facts.ts'

/** The most items on a page without script. */
const most = 500

/** The pledge items for readers without script and search engines. */
export const listView: ScreenReader = async ({ context, event, base }) => {
  const items = await itemsOf(context.db, event.id)
    .where('published', '=', true)
    .orderBy('number')
    .limit(most)
    .execute()
  // Then an organiser's own page can have this address.
  if (!items.length) return undefined
  return {
    words: html`<section class="wrap text">
  <ul>
    ${items.map(
      item => html`<li><a href="${base}/pledge/${encodeURIComponent(item.id)}">${item.title}</a> ${factsOf(event, item).join('. ')}</li>
    `,
    )}
  </ul>
</section>`,
  }
}
