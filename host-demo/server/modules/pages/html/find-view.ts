import { readTotal } from '../../../checkout/totals.ts'
import type { Place } from '../../../identity/event-place.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Maintenance } from '../../../platform/http/maintenance.ts'
import { type FoundPage, findPage } from '../pages.ts'
import { pageSay } from './page-words.ts'
import { mayPreview } from './preview.ts'
import { screenTitle } from './screens.ts'
import type { View } from './view.ts'

interface Asked {
  readonly context: Context
  readonly event: Event
  readonly place: Place
  /** Below the base, such as `/about`. */
  readonly path: string
  /** Of the address. */
  readonly preview: string | undefined
  readonly maintenance: Maintenance | undefined
  readonly scripts: (entry: string, ...parts: string[]) => readonly string[]
}

/** All that a page's document says. */
export async function findView({ context, event, place, path, preview, maintenance, scripts }: Asked): Promise<View> {
  const { db, config } = context
  const { settings } = event
  const pageKey = keyOf(path)
  const written = customText(pageKey, event)
  const stored = pageKey === undefined ? undefined : (written ?? (await findPage(db, event.id, pageKey)))
  const mayShow = stored?.published || (stored && mayPreview(context, event.id, stored.key, preview))
  const page = mayShow ? stored : undefined
  const screen = screenTitle(path, settings.locale)
  const isHome = pageKey === 'home'
  const running = maintenance?.running ? maintenance : undefined
  const heading = page?.title ?? screen ?? (isHome ? event.name : pageSay(event)('notFound'))
  const { total_raised: raised, donor_count: donors } = await readTotal(db, event)
  return {
    event,
    place,
    status: running ? 503 : page || screen || isHome ? 200 : 404,
    heading,
    title: isHome ? (settings.title ?? event.name) : `${heading} | ${event.name}`,
    description: page?.description ?? settings.hero?.text ?? undefined,
    canonical: `${place.address}${isHome ? (place.base ? '' : '/') : path}`,
    picture: absolute(page?.picture ?? settings.social_picture?.uri, place),
    indexed: page?.published === true && !running,
    // A text of the settings is there already.
    pageKey: written ? undefined : page?.key,
    page,
    preview: page && !page.published ? preview : undefined,
    blocks: blocksOf(page),
    total: { raised, donors },
    scripts: scripts('microsite', ...partsOf(page, screen ? (path.split('/')[1] ?? '') : 'content')),
    standIn: config.stripe === undefined,
    backAt: running && new Date(running.eta.getTime() + running.minutes * 60_000),
  }
}

/** Terms and privacy may be a text of the settings, which wins over a page. */
function customText(key: string | undefined, event: Event): FoundPage | undefined {
  const { settings } = event
  const { microsite_terms_custom_text: terms, microsite_privacy_custom_text: privacy } = settings
  const html = key === 'terms' ? terms : key === 'privacy' ? privacy : undefined
  if (!key || !html) return undefined
  const title = pageSay(event)(key === 'terms' ? 'terms' : 'privacy')
  const none = { description: null, template: null, hero: null, picture: null }
  return { ...none, key, title, content: [{ type: 'html', html }], published: true }
}

/** `/` and `/home` are one page, and a path of one segment may be an organiser's. No database keeps U+0000. */
function keyOf(path: string): string | undefined {
  const [, key] = /^\/([^/\0]*)\/?$/.exec(path) ?? []
  return key === '' ? 'home' : key
}

/** The screen's code, and that of the blocks that are in sight at once: on the home page they are below the fold. */
function partsOf(page: FoundPage | undefined, screen: string): string[] {
  if (page?.key === 'home') return []
  return [screen, ...blocksOf(page).map(type => type.replaceAll('_', '-'))]
}

function blocksOf(page: FoundPage | undefined): string[] {
  return (page?.content ?? []).map(({ type }) => type)
}

function absolute(uri: string | undefined, { address }: Place): string | undefined {
  return uri === undefined ? undefined : new URL(uri, `${address}/`).href
}
