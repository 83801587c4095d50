import { html } from 'hono/html'
import { wholeLink } from '../../../../src/lib/site-path.ts'
import type { Event } from '../../identity/events.ts'
import { pageTranslator } from './html/page-translator.ts'
import type { FoundPage } from './pages.ts'

/**
 * The page of an event that has none of its own: the menu leads to its home page, and the footer, the consent banner
 * and the sign-in to its terms and privacy, wherever these are written.
 * @param addresses the site's, without a slash at their end
 */
export function standInPage(
  event: Event,
  key: string | undefined,
  addresses: readonly string[],
): FoundPage | undefined {
  if (key === 'home') return { ...plain, key, title: event.name, content: [] }
  if (key !== 'terms' && key !== 'privacy') return undefined
  const say = pageTranslator(event)
  return {
    ...plain,
    key,
    title: say(key),
    content: [{ type: 'html', html: String(whereToFind(key, event, addresses)) }],
  }
}

const plain = { description: null, template: null, hero: null, picture: null, published: true }

function whereToFind(key: 'terms' | 'privacy', event: Event, addresses: readonly string[]) {
  const { charity_name: charity, [`microsite_${key}_link` as const]: written } = event.settings
  const say = pageTranslator(event)
  const link = written && wholeLink(written)
  if (!link || addresses.some(address => placeOf(link, address) === `${address}/${key}`))
    return html`<p>${say('unwritten', { charity })}</p>`
  return html`<p>${say('elsewhere', { charity })} <a href="${link}">${say(key)}</a></p>`
}

/** Where a link leads, without query and the slash at its end. */
function placeOf(link: string, address: string): string | undefined {
  const target = /^\/(?![/\\])/.test(link) ? address + link : link
  if (!URL.canParse(target)) return undefined
  const { origin, pathname } = new URL(target)
  return (origin + pathname).replace(/\/$/, '')
}
