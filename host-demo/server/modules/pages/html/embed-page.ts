import { Hono } from 'hono'
import { germanBlockNames } from '../../../../../src/lib/german-block-names.ts'
import { type Event, findEvent } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import { contentSecurityPolicy } from '../../../platform/http/content-security.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { fontFaces } from './font-faces.ts'

/**
 * A page with one block and nothing else, for frames in pages of any origin: `/embed.html?block=donation-form&event=…`,
 * the block's other attributes, and custom properties such as `--fayre-radius`.
 */
export function embedPage(context: Context): Hono {
  const app = new Hono()
  app.get('/embed.html', async http => {
    const { block = '', lang: asked, dir, scheme, ...attributes } = http.req.query()
    if (!/^[a-z]+(-[a-z]+)*$/.test(block)) throw new HttpError(400, { error: 'unknown_block' })
    const data = Object.entries(attributes)
      .filter(([name]) => /^[a-z]+(-[a-z]+)*$/.test(name))
      .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    const standIn = context.config.stripe ? '' : '\n    <script defer src="/demo/stand-in/stripe.js"></script>'
    const { settings, name } = (await eventOf(attributes.event, http.req.url)) ?? {}
    // A frame cannot know the language of the page around it.
    const lang = asked ?? attributes.locale ?? settings?.locale ?? 'en-GB'
    const heading = [nameOf(block, lang), name].filter(Boolean).join(': ')
    const fonts = (settings?.fonts ?? []).map(
      ({ uri }) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(uri)}">`,
    )
    const properties = Object.entries(attributes).filter(property => isProperty(property))
    const query = new URLSearchParams([['event', attributes.event ?? ''], ...properties])
    http.header('content-security-policy', contentSecurityPolicy(context, '*', { called: http.req.url }))
    http.header('referrer-policy', 'strict-origin-when-cross-origin')
    http.header('cache-control', 'no-cache')
    return http.html(`<!doctype html>
<html lang="${escaped(lang)}"${dir === 'rtl' ? ' dir="rtl"' : ''}${scheme === 'dark' ? ' data-scheme="dark"' : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>${escaped(heading)}</title>${fonts.join('')}
    <link rel="stylesheet" href="/embed.css?${escaped(String(query))}">${standIn}
    <script type="module" src="/all.js" data-host="."></script>
    <script type="module" src="/embed.js"></script>
  </head>
  <body>${inMain(block, heading, `<div data-fayre="${block}"${data.join('')}></div>`)}</body>
</html>
`)
  })
  app.get('/embed.css', async http => {
    const event = await eventOf(http.req.query('event'), http.req.url)
    http.header('content-type', 'text/css; charset=utf-8')
    const properties = Object.entries(http.req.query()).filter(property => isProperty(property))
    const own = properties.map(([name, value]) => `${name}: ${value};`).join(' ')
    return http.body(fontFaces(event?.settings.fonts ?? []) + css + (own && `[data-fayre] > * { ${own} }\n`))
  })
  return app

  /** The event whose fonts the block uses. If there is no such event, the block itself reports it. */
  function eventOf(named: string | undefined, called: string): Promise<Event | undefined> {
    return findEvent(context.db, named || undefined, new URL(called).hostname).catch(() => undefined)
  }
}

/** The block's name in the page's language; for an unknown block, the words of its tag. */
function nameOf(block: string, lang: string): string {
  const known = /^de\b/i.test(lang) ? germanBlockNames[block] : undefined
  return known ?? block.replaceAll('-', ' ')
}

/** A block has no landmark and no h1 of its own, so the page gives it both. The microsite has its own. */
function inMain(block: string, heading: string, content: string): string {
  return block === 'microsite' ? content : `<main><h1>${escaped(heading)}</h1>${content}</main>`
}

/** Transparent, so that the surrounding page shows through, unless a dark background is requested. */
const css = `html { background: transparent; color-scheme: normal }
body { margin: 0; display: flow-root }
[data-fayre] > * { margin: 0 }
/* Read by screen readers, not shown. */
h1 { position: absolute; margin: 0; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
[data-scheme=dark] [data-fayre] > * {
  --fayre-background: #15181f; --fayre-font-color: #f2f3f5; --fayre-font-muted: #b4bac6;
  --fayre-primary-text: #f2f3f5; --fayre-scheme: dark;
}
`

/**
 * Is it a public custom property with a colour, length or font names? Anything else could end the declaration or load
 * a file.
 */
function isProperty([name, value]: readonly [string, string]): boolean {
  return (
    /^--fayre-[a-z]+(-[a-z]+)*$/.test(name) &&
    /^[\p{L}\p{N}#%(),. _-]{1,200}$/u.test(value) &&
    !/\b(url|src|image(-set)?)\(/i.test(value)
  )
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
