import type { Event } from '../../../identity/events.ts'
import { type Site, siteAddresses } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import type { Maintenance } from '../../../platform/http/maintenance.ts'
import { ownHeadings, ownTitles } from '../../own-titles.ts'
import type { PageBlock, ScreenHeading, ScreenReader, ScreenView } from '../../page-parts.ts'
import { type FoundPage, findPage } from '../pages.ts'
import { findScreen } from '../screens.ts'
import { standInPage } from '../stand-in-page.ts'
import { brandSheet } from './brand-sheet.ts'
import { pageTranslator } from './page-translator.ts'
import { mayPreview } from './preview.ts'
import { sharePictureFile, versionOf } from './share-picture.ts'
import type { View } from './view.ts'

interface Asked {
  readonly context: Context
  readonly event: Event
  readonly site: Site
  /** The platform's address. */
  readonly publicUrl: string
  /** The path below the base, such as `/about`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly preview: string | undefined
  readonly maintenance: Maintenance | undefined
  readonly scripts: (entry: string, ...parts: string[]) => readonly string[]
}

/** Everything that a page's document shows. */
export async function findView({
  context,
  event,
  site,
  publicUrl,
  path,
  query,
  preview,
  maintenance,
  scripts,
}: Asked): Promise<View> {
  const { db, config } = context
  const { settings } = event
  const pageKey = keyOf(path)
  const written = customText(pageKey, event)
  const stored = pageKey === undefined ? undefined : (written ?? (await findPage(db, event.id, pageKey)))
  const mayShow = stored?.published || (stored && mayPreview(context, event.id, stored.key, preview))
  const page = mayShow ? stored : standInPage(event, pageKey, siteAddresses(event, publicUrl))
  const { screen, read, shown } = await readScreen({ context, event, site, path, query })
  const isThere = read ? shown !== undefined : screen !== undefined
  const blocks = blocksOf(context, page)
  const isHome = pageKey === 'home'
  const running = maintenance?.running ? maintenance : undefined
  const own = page?.title ?? shown?.heading
  const found = isThere ? screen : undefined
  const missing = pageTranslator(event)('notFound')
  return {
    event,
    site,
    status: running ? 503 : page || isThere ? 200 : 404,
    heading: own ?? found?.heading ?? missing,
    title: isHome ? (settings.title ?? event.name) : `${own ?? found?.title ?? missing} | ${event.name}`,
    description: page?.description ?? shown?.description ?? settings.hero?.text ?? undefined,
    canonical: `${site.address}${isHome ? (site.base ? '' : '/') : path}`,
    picture: absolute(page?.picture ?? pictureOf(shown, site, path) ?? settings.social_picture?.uri, site),
    indexed: ((stored?.published ?? isHome) || shown !== undefined) && !running,
    // The settings contain this text, so the script requests no page.
    pageKey: written ? undefined : page?.key,
    page,
    screen: shown,
    preview: page && !page.published ? preview : undefined,
    blocks: await wordsOf(blocks, context, event, site.base),
    reads: [...blocks.values()].flatMap(({ reads }) => reads ?? []),
    sheet: await brandSheet(settings, context.publicUrl),
    scripts: scripts('microsite', ...partsOf(page, screen ? (path.split('/')[1] ?? '') : 'content')),
    standIn: config.stripe === undefined,
    backAt: running && new Date(running.eta.getTime() + running.minutes * 60_000),
  }
}

/** The screen at a path, and what a module shows there. */
export async function readScreen({
  context,
  event,
  site,
  path,
  query,
}: Pick<Asked, 'context' | 'event' | 'site' | 'path' | 'query'>) {
  if (!isStorable(path)) return { screen: undefined, read: undefined, shown: undefined }
  const own = { titles: ownTitles(context, event), headings: ownHeadings(context, event) }
  const table = { paths: context.paths, ...screensOf(context), own }
  const screen = findScreen(table, path, event.settings.locale, query)
  const read = screen && viewsOf(context)[screen.id]
  const shown = read && (await read({ context, event, base: site.base, params: screen.params }))
  return { screen, read, shown }
}

function pictureOf(shown: ScreenView | undefined, { base }: Site, path: string): string | undefined {
  if (!shown?.card) return shown?.picture
  return `${base}${path.replace(/\/+$/, '')}${sharePictureFile}?v=${versionOf(shown.card)}`
}

/** Terms and privacy may be a text of the settings, which overrides a page. */
function customText(key: string | undefined, event: Event): FoundPage | undefined {
  const { settings } = event
  const { microsite_terms_custom_text: terms, microsite_privacy_custom_text: privacy } = settings
  const html = key === 'terms' ? terms : key === 'privacy' ? privacy : undefined
  if (!key || !html) return undefined
  const title = pageTranslator(event)(key === 'terms' ? 'terms' : 'privacy')
  const none = { description: null, template: null, hero: null, picture: null }
  return { ...none, key, title, content: [{ type: 'html', html }], published: true }
}

/** `/` and `/home` are the same page, and a path of one segment may be an organiser's. */
function keyOf(path: string): string | undefined {
  const [, key] = (isStorable(path) && /^\/([^/]*)\/?$/.exec(path)) || []
  return key === '' ? 'home' : key
}

/** May a path name something? No database stores U+0000, and a query with it fails. */
const isStorable = (path: string) => !path.includes('\0')

/**
 * The names of the code parts that are needed at once: the screen, and visible blocks. On the home page the blocks
 * are below the fold.
 */
function partsOf(page: FoundPage | undefined, screen: string): string[] {
  if (page?.key === 'home') return []
  return [screen, ...(page?.content.map(({ type }) => type.replaceAll('_', '-')) ?? [])]
}

function screensOf({ modules }: Context) {
  return {
    screens: modules.flatMap(({ pages }) => pages?.screens ?? []),
    headings: Object.assign({}, ...modules.map(({ pages }) => pages?.headings)) as Record<string, ScreenHeading>,
  }
}

function viewsOf({ modules }: Context): Readonly<Record<string, ScreenReader>> {
  return Object.assign({}, ...modules.map(({ pages }) => pages?.views))
}

/** The content of the modules' blocks on a page, by type, each once. */
function blocksOf({ modules }: Context, page: FoundPage | undefined): ReadonlyMap<string, PageBlock> {
  const known = new Map(modules.flatMap(({ pages }) => Object.entries(pages?.blocks ?? {})))
  const found = new Map<PageBlock, string>()
  for (const { type } of page?.content ?? []) {
    const block = known.get(type)
    if (block && !found.has(block)) found.set(block, type)
  }
  return new Map([...found].map(([block, type]) => [type, block]))
}

async function wordsOf(
  blocks: ReadonlyMap<string, PageBlock>,
  context: Context,
  event: Event,
  base: string,
): Promise<View['blocks']> {
  const said = [...blocks].map(async ([type, { words }]) => {
    return [type, words === 'contact' ? words : await words(context, event, base)] as const
  })
  return new Map(await Promise.all(said))
}

function absolute(uri: string | undefined, { address }: Site): string | undefined {
  return uri === undefined ? undefined : new URL(uri, `${address}/`).href
}
