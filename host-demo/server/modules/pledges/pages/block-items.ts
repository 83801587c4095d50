import { html } from 'hono/html'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import { itemsOf } from '../find-item.ts'
import { factsOf } from './item-facts.ts'

/** As many as a block shows. */
const most = 12

/** What can be pledged for, as links, for readers without script. */
export async function blockItems({ db }: Context, event: Event, base: string): Promise<Markup> {
  const items = await itemsOf(db, event.id).where('published', '=', true).orderBy('number').limit(most).execute()
  return html`<ul class="wrap">
  ${items.map(
    item =>
      html`<li><a href="${`${base}${pathTo('pledge', { id: item.id })}`}">${item.title}</a> ${factsOf(event, item)[0] ?? ''}</li>`,
  )}
</ul>`
}
