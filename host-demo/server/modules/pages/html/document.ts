import { html } from 'hono/html'
import type { Markup } from '../../../platform/http/markup.ts'
import { content } from './content.ts'
import { head } from './head.ts'
import type { View } from './view.ts'

/**
 * The whole document: the microsite's element with the page's real content in it, which is shown until the script has
 * loaded.
 */
export function microsite(view: View): Markup {
  const { event, site } = view
  return html`<!doctype html>
<html lang="${event.settings.locale}">
  <head>${head(view)}
  </head>
  <body>
    <fayre-microsite event="${event.path_name}" page mode="path" base="${site.base || '/'}">
${content(view)}
    </fayre-microsite>
  </body>
</html>
`
}
