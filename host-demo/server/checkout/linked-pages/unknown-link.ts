import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { findEvent } from '../../identity/events.ts'
import { siteAt } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import { type Footer, homeOf, linkedPage } from './linked-page.ts'
import { linkedPageTranslator } from './linked-page-words.ts'

/** Answers 404 in the style of the event whose address was called. */
export async function unknownLink(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  footer: Footer,
  http: HonoContext,
): Promise<Response> {
  const called = new URL(http.req.url)
  const event = await findEvent(db, undefined, called.hostname)
  const site = siteAt(event, called, publicUrl)
  const say = linkedPageTranslator(event)
  const page = linkedPage(
    { event, site, footer, title: say('linkTitle') },
    html`<p>${say('linkText')}</p>
      <p><a class="button" href="${homeOf(site)}">${say('goTo', { event: event.name })}</a></p>`,
  )
  return http.html(page, 404)
}
