import { html, raw } from 'hono/html'
import { apiPath } from '../../../../../src/api/endpoint.ts'
import { truncate } from '../../../../../src/lib/text.ts'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import { firstFonts } from './first-fonts.ts'
import type { View } from './view.ts'

/** The contents of `<head>`: for search engines, link previews and speed. */
export function head(view: View): Markup {
  const { event, title, canonical, picture, indexed, sheet } = view
  const description = inShort(view.description)
  const { settings } = event
  const [script, ...parts] = view.scripts
  return html`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    ${maybe(description, text => html`<meta name="description" content="${text}">`)}
    ${indexed ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex">`}
    <meta name="theme-color" content="${settings.branding.background_color ?? '#ffffff'}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${event.name}">
    <meta property="og:title" content="${view.heading}">
    <meta property="og:url" content="${canonical}">
    <meta property="og:locale" content="${settings.locale.replace('-', '_')}">
    ${maybe(description, text => html`<meta property="og:description" content="${text}">`)}
    ${maybe(
      picture,
      address => html`<meta property="og:image" content="${address}">
    ${
      // A declared size fits only the event's own picture, which has the size that previews want.
      view.screen?.picture
        ? ''
        : html`<meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">`
    }
    <meta property="og:image:alt" content="${view.screen?.heading ?? event.name}">`,
    )}
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
    <meta name="twitter:title" content="${view.heading}">
    ${maybe(description, text => html`<meta name="twitter:description" content="${text}">`)}
    ${maybe(picture, address => html`<meta name="twitter:image" content="${address}">`)}
    ${maybe(settings.splash_logoISfile, ({ uri }) => html`<link rel="icon" href="${uri}" type="${typeOf(uri)}">`)}
    ${firstReads(view).map(
      path => html`<link rel="preload" as="fetch" crossorigin href="${path}">
    `,
    )}
    <style>${raw(sheet)}</style>
    ${maybe(script, path => html`<link rel="modulepreload" href="${path}">`)}
    ${
      // As `fetch`, like the script itself: a failed modulepreload could not be repeated before the page is reloaded.
      parts.map(
        path => html`<link rel="preload" as="fetch" crossorigin href="${path}">
    `,
      )
    }
    ${
      // Written after the code, because a slow connection loads in this order.
      firstFonts(settings).map(
        ({ uri }) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${uri}">
    `,
      )
    }
    ${
      // Written here because Trusted Types forbid the script to add it later.
      view.standIn
        ? html`<script defer src="/demo/stand-in/stripe.js"></script>`
        : html`<script async src="https://js.stripe.com/endive/stripe.js"></script>`
    }
    <script type="module" src="/microsite.js" data-host="."></script>`
}

/** Search results and previews show no more of a description. */
const inShort = (text: string | undefined) => text && truncate(text, 200)

/** Preloads the script's first requests, at exactly the addresses that it builds. */
function firstReads({ event, pageKey, preview, reads: ofBlocks }: View): string[] {
  const name = new URLSearchParams({ event: event.path_name })
  const asked = new URLSearchParams({ event: event.path_name, ...(preview && { preview }) })
  const reads = [`${apiPath}/app/settings?${name}`]
  if (pageKey !== undefined) reads.push(`${apiPath}/pages/${encodeURIComponent(pageKey)}?${asked}`)
  return [...reads, ...ofBlocks.map(path => `${apiPath}${path}?${name}`)]
}

function typeOf(uri: string): string {
  return uri.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
}
