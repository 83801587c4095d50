import { html } from 'hono/html'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import { itemsOf } from '../find-item.ts'
import { factsOf } from './item-facts.ts'

/** The same number as the block shows with script. */
const most = 12

/** Links to the pledge items, for readers without script. */
export async function blockItems({ db }: Context, event: Event, base: string): Promise<Markup> {
  const items = await itemsOf(db, event.id).where('published', '=', true).orderBy('number').limit(most).execute()
  return html`<ul class="wrap">
  ${items.map(
    item =>
      html`<li><a href="${`${base}${pathTo('pledge', { id: item.id })}`}">${item.title}</a> ${factsOf(event, item)[0] ?? ''}</li>`,
  )}
</ul>`
}
