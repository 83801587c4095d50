import { html } from 'hono/html'
import type { Place } from '../../identity/event-place.ts'
import type { Event } from '../../identity/events.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { supportedLocale } from '../../platform/translate.ts'

interface LetterPage {
  readonly event: Event
  readonly place: Place
  readonly title: string
  readonly footer: Footer
}

/** Renders the small print of the event's pages. It comes from a floor above, so it is handed in. */
export type Footer = (page: { readonly event: Event; readonly place: Place }) => Markup

/** A page that is reached by a link in a mail: without script, and not indexed. */
export function letterPage({ event, place, title, footer }: LetterPage, main: Markup): Markup {
  const { name, settings } = event
  const { logoISfile: logo, locale } = settings
  return html`<!doctype html>
<html lang="${supportedLocale(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${place.base}/brand.css">
    <link rel="stylesheet" href="/monthly.css">
  </head>
  <body>
    <header class="top wrap"><a class="brand" href="${homeOf(place)}">${logo ? html`<img src="${logo.uri}" alt="${name}">` : name}</a></header>
    <main class="wrap outcome monthly">
      ${main}
    </main>
    ${footer({ event, place })}
  </body>
</html>
`
}

export function homeOf({ base }: Place): string {
  return base || '/'
}
