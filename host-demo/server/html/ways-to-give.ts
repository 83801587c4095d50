import { html } from 'hono/html'
import { hrefOf, telephone } from './links.ts'
import { type Markup, maybe } from './markup.ts'
import type { View } from './view.ts'

/** How to give where the form cannot be: said only where there is no script. */
export function waysToGive({ event, place }: View): Markup {
  const { contact, charity_name } = event.settings
  return html`<noscript>
  <section class="wrap ways" aria-labelledby="ways-title">
    <h2 id="ways-title">Ways to give and take part</h2>
    <p>This page takes cards and bids with JavaScript, which is switched off in your browser. You can help without it:</p>
    <ul>
      ${maybe(contact?.phone, phone => html`<li>Call ${charity_name} on ${telephone(phone)}</li>`)}
      ${maybe(contact?.email, email => html`<li>Write to <a href="mailto:${email}">${email}</a></li>`)}
      ${maybe(contact?.website, site => html`<li>Give on <a href="${hrefOf(place.base, site)}" rel="noopener">the charity’s own site</a></li>`)}
    </ul>
  </section>
</noscript>`
}
