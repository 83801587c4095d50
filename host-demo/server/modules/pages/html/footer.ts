import { html } from 'hono/html'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import { hrefOf, telephone } from './links.ts'
import { pageTranslator } from './page-translator.ts'
import type { View } from './view.ts'

/** The charity's name, contact and small print. */
export function footer({ event, site }: Pick<View, 'event' | 'site'>): Markup {
  const { settings } = event
  const { contact, charity_name, charity_number } = settings
  const say = pageTranslator(event)
  const links = [
    ...(settings.footer_links ?? []),
    { title: say('terms'), link: settings.microsite_terms_link ?? '/terms' },
    { title: say('privacy'), link: settings.microsite_privacy_link ?? '/privacy' },
  ]
  return html`<footer>
  <div class="wrap">
    <div>
      <p><strong>${charity_name}</strong>${maybe(charity_number, number => html`<br>${say('registered', { number })}`)}</p>
      ${maybe(contact?.address?.length ? contact.address : undefined, lines => html`<p>${lines.map((line, at) => (at ? html`<br>${line}` : line))}</p>`)}
    </div>
    <ul>
      ${maybe(contact?.phone, phone => html`<li>${telephone(phone)}</li>`)}
      ${maybe(contact?.email, email => html`<li><a href="mailto:${email}">${email}</a></li>`)}
      ${maybe(contact?.website, website => html`<li><a href="${hrefOf(site.base, website)}" rel="noopener">${website.replace(/^https?:\/\/|\/$/g, '')}</a></li>`)}
    </ul>
    <ul>
      ${links.map(
        ({ title, link }) => html`<li><a href="${hrefOf(site.base, link)}">${title}</a></li>
      `,
      )}
    </ul>
  </div>
</footer>`
}
