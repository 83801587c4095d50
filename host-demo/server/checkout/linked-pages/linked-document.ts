import { html } from 'hono/html'
import type { Event } from '../../identity/events.ts'
import type { Site } from '../../identity/site-address.ts'
import type { Markup } from '../../platform/http/markup.ts'
import { supportedLocale } from '../../platform/translate.ts'

interface LinkedDocument {
  readonly event: Event
  readonly site: Site
  readonly title: string
  readonly css: string
}

/** A document that is reached by a link in a mail: without script, and not indexed. */
export function linkedDocument({ event, site, title, css }: LinkedDocument, body: Markup): Markup {
  const { name, settings } = event
  return html`<!doctype html>
<html lang="${supportedLocale(settings.locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${site.base}/brand.css">
    <link rel="stylesheet" href="${css}">
  </head>
  ${body}
</html>
`
}
