import { html } from 'hono/html'
import { formatMoment } from '../../../../../src/lib/dates.ts'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import type { View } from './view.ts'

/** The top of a page: its picture, its title, and on the home page the day. */
export function hero({ event, page, heading, description, pageKey }: View): Markup {
  const isHome = pageKey === 'home'
  const own = page?.hero ?? (isHome ? event.settings.hero : undefined)
  const picture = page?.template === 'plain' ? undefined : own?.picture
  return html`<section class="hero${picture ? ' pictured' : ''}">
  ${maybe(picture, ({ uri }) => html`<img class="art" src="${uri}" alt="" fetchpriority="high">`)}
  <div class="wrap words">
    ${isHome ? day(event.settings) : ''}
    <h1>${own?.heading ?? heading}</h1>
    ${maybe(own?.text ?? description, text => html`<p class="lead">${text}</p>`)}
  </div>
</section>`
}

function day({ starts_at, locale, time_zone }: View['event']['settings']): Markup | '' {
  return maybe(
    starts_at,
    instant => html`<p class="day"><time datetime="${instant}">${formatMoment(instant, locale, time_zone)}</time></p>`,
  )
}
