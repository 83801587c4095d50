import { html } from 'hono/html'
import type { PageBlock } from '../../../host-demo/server/modules/page-parts.ts'
import { translator } from '../../../host-demo/server/platform/translate.ts'
import { readTombola } from './stock.ts'
import { germanPageWords } from './words.de.ts'
import { pageWords } from './words.ts'

/** How many tickets are left, for readers without script. */
export const tombolaBlock: PageBlock = {
  async words({ db }, { id, settings }) {
    const say = translator(settings.locale, pageWords, germanPageWords)
    return html`<p class="wrap">${say('left', { count: (await readTombola(db, id)).left })}</p>`
  },
  reads: '/tombola',
}
