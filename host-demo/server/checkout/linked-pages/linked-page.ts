import { html } from 'hono/html'
import type { Event } from '../../identity/events.ts'
import type { Site } from '../../identity/site-address.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { linkedDocument } from './linked-document.ts'

interface LinkedPage {
  readonly event: Event
  readonly site: Site
  readonly title: string
  readonly footer: Footer
}

/** Renders the small print of the event's pages. It comes from a floor above, so it is handed in. */
export type Footer = (page: { readonly event: Event; readonly site: Site }) => Markup

/** A page of the event's site that is reached by a link in a mail. */
export function linkedPage({ event, site, title, footer }: LinkedPage, main: Markup): Markup {
  const { name, settings } = event
  const logo = settings.logoISfile
  return linkedDocument(
    { event, site, title, css: '/linked-pages.css' },
    html`<body>
    <header class="top wrap"><a class="brand" href="${homeOf(site)}">${logo ? html`<img src="${logo.uri}" alt="${name}">` : name}</a></header>
    <main class="wrap outcome linked">
      <h1>${title}</h1>
      ${main}
    </main>
    ${footer({ event, site })}
  </body>`,
  )
}

/** Path of the microsite’s home page. */
export function homeOf({ base }: Site): string {
  return base || '/'
}
