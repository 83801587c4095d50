import { html } from 'hono/html'
import type { LotKind } from '../../../../../src/api/lot-kinds.ts'
import type { ScreenReader } from '../../page-parts.ts'
import { lotsOf } from '../find-lot.ts'
import { pageTranslator, priceInWords } from './lot-facts.ts'

/** The most lots on a page without script. */
const most = 500

/**
 * The lots of an event as links, for readers without script and search engines.
 * @param kinds default: all
 */
export function listView(kinds?: readonly LotKind[]): ScreenReader {
  return async ({ context, event, base }) => {
    const lots = await lotsOf(context.db, event.id)
      .where('published', '=', true)
      .where('state', '!=', 'withdrawn')
      .$if(kinds !== undefined, query => query.where('kind', 'in', kinds ?? []))
      .orderBy('number')
      .limit(most)
      .execute()
    const say = pageTranslator(event)
    return {
      words: html`<section class="wrap text">
  <p>${say('lots', { count: lots.length })}</p>
  <ul>
    ${lots.map(
      lot => html`<li><a href="${base}/auction/items/${encodeURIComponent(lot.id)}">${lot.title}</a> ${priceInWords(event, lot)}</li>
    `,
    )}
  </ul>
</section>`,
    }
  }
}
