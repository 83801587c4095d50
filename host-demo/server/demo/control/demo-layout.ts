import { html } from 'hono/html'
import type { Markup } from '../../platform/http/markup.ts'

/** The layout of the demo's own pages. */
export function demoLayout(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | Fayre</title>
    <link rel="icon" href="/demo/art/fayre/icon.svg" type="image/svg+xml">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/demo/fonts/lato-latin-400-normal.woff2">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/demo/fonts/lato-latin-700-normal.woff2">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/demo/fonts/fredoka-latin-600-normal.woff2">
    <link rel="stylesheet" href="/demo/fonts/tools.css">
    <link rel="stylesheet" href="/demo/control.css">
  </head>
  <body>
    <header><a href="/"><img src="/demo/art/fayre/logo.svg" width="121" height="40" alt="Fayre"></a></header>
    <main>
      <h1>${title}</h1>
${content}
    </main>
  </body>
</html>
`
}
