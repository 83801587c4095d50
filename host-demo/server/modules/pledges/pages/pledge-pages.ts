import { html } from 'hono/html'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import type { PageParts, ScreenReader } from '../../page-parts.ts'
import { itemsOf } from '../find-item.ts'
import { factsOf, pageTranslator } from './item-facts.ts'
import { itemView } from './item-view.ts'
import { listView } from './list-view.ts'

/** The charities that donors can choose. An event without any shows other ways to give. */
const charitiesView: ScreenReader = async ({ context, event }) => {
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

/** The same number as the block shows with script. */
const most = 12

/** Links to the pledge items, for readers without script. */
async function blockItems({ db }: Context, event: Event, base: string): Promise<Markup> {
  const items = await itemsOf(db, event.id).where('published', '=', true).orderBy('number').limit(most).execute()
  return html`<ul class="wrap">
  ${items.map(
    item =>
      html`<li><a href="${`${base}${pathTo('pledge', { id: item.id })}`}">${item.title}</a> ${factsOf(event, item)[0] ?? ''}</li>`,
  )}
</ul>`
}

const promise = { by: 'promise', en: 'Pay your pledge', de: 'Ihre Zusage bezahlen' }
const pay = { en: 'Complete your donation', de: 'Ihre Spende abschließen', asked: promise }

/** The blocks and screens of pledges without script. */
export const pledgePages = {
  blocks: { pledge_listing: { words: blockItems, reads: '/pledges' } },
  screens: ['pledges', 'pledge', 'pledge-checkout', 'pledge-guest-checkout'],
  headings: { 'pledge-checkout': pay, 'pledge-guest-checkout': pay },
  ownTitles: {
    pledges: { term: 'pledge', en: '{other}', de: '{other}' },
    pledge: { term: 'pledge', en: '{one}', de: '{one}' },
  },
  views: { pledges: listView, pledge: itemView, donate: charitiesView },
} as const satisfies PageParts
