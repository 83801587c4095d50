import { html } from 'hono/html'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import { hrefOf, telephone } from './links.ts'
import { pageTranslator } from './page-translator.ts'
import type { View } from './view.ts'

/** Other ways to give, shown only without script, because the form needs it. */
export function waysToGive({ event, site }: View): Markup {
  const { contact, charity_name: charity } = event.settings
  const say = pageTranslator(event)
  return html`<noscript>
  <section class="wrap ways" aria-labelledby="ways-title">
    <h2 id="ways-title">${say('ways')}</h2>
    <p>${say('waysText')}</p>
    <ul>
      ${maybe(contact?.phone, phone => html`<li>${say('call', { charity })} ${telephone(phone)}</li>`)}
      ${maybe(contact?.email, email => html`<li>${say('write')} <a href="mailto:${email}">${email}</a></li>`)}
      ${maybe(contact?.website, website => html`<li>${say('giveOn')} <a href="${hrefOf(site.base, website)}" rel="noopener">${say('ownSite')}</a></li>`)}
    </ul>
  </section>
</noscript>`
}
