import { html } from 'hono/html'
import type { ScreenReader } from '../../page-parts.ts'
import { pageTranslator } from './item-facts.ts'

/** The charities that donors can choose. An event without any shows other ways to give. */
export const charitiesView: ScreenReader = async ({ context, event }) => {
  const found = await context.db
    .selectFrom('charities')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('gone', '=', false)
    .orderBy('place')
    .execute()
  return {
    words: html`<section class="wrap text">
  ${found.length ? html`<p>${pageTranslator(event)('charities')}</p>` : ''}
  <ul>${found.map(({ name, summary }) => html`<li><strong>${name}</strong> ${summary}</li>`)}</ul>
</section>`,
  }
}
