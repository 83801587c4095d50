import { atom, type ReadableAtom } from 'nanostores'
import type { MicrositeLinks } from '../hooks/context.ts'
import { ownUrl } from '../lib/urls.ts'
import { type Match, matchRoute } from './match.ts'
import { modes, type RouterMode } from './modes.ts'
import type { CurrentRoute, Route, ScreenPosition } from './route.ts'
import { stepHistory } from './step-history.ts'

export interface Router extends MicrositeLinks {
  $current: ReadableAtom<CurrentRoute>
  /** The microsite path of the link that was clicked, if any. */
  pathOf(event: Event): string | undefined
  /** The route of a path, which may have a query and a hash. */
  match(path: string): Match | undefined
  /** Handles links inside `root` and the browser's back and forward. Returns the cleanup. */
  start(root: Pick<ShadowRoot, 'addEventListener' | 'removeEventListener'>): () => void
}

interface RouterOptions {
  routes: readonly Route[]
  mode: RouterMode
  /** Base path, such as `/moonlight-ball`; `/` on a custom domain. In memory mode the address of the platform's page. */
  base: string
  /** Reads scroll and focus when a screen is left. */
  readPosition(): ScreenPosition
}

/**
 * A router of our own: existing libraries take over the host page's links, or miss those inside a shadow root. Only
 * clicks inside our own root are handled.
 */
export function createRouter({ routes, mode, base, readPosition }: RouterOptions): Router {
  const pathStore = modes[mode](base, readPosition)
  const matches = new Map<string, Match | undefined>()
  const $current = atom(at(pathStore.read() ?? '/', 'start', undefined))
  const steps = pathStore.steps && stepHistory(pathStore.steps)

  /** Cached, because a menu matches the same few paths dozens of times before it is drawn. */
  function match(path: string): Match | undefined {
    const { pathname } = ownUrl(path)
    if (!matches.has(pathname)) matches.set(pathname, matchRoute(routes, pathname))
    return matches.get(pathname)
  }

  function at(address: string, by: CurrentRoute['by'], restore: ScreenPosition | undefined): CurrentRoute {
    const url = ownUrl(address)
    const found = match(address)
    return {
      route: found?.route,
      params: found?.params ?? {},
      path: url.pathname,
      query: url.searchParams,
      hash: url.hash.slice(1),
      by,
      restore,
    }
  }

  function open(path: string, { replace = false } = {}): void {
    const goal = path.replace(/^[/\\]*/, '/')
    pathStore.write(goal, replace || goal === pathStore.read())
    $current.set(at(goal, 'link', undefined))
  }

  function pathOf(event: Event): string | undefined {
    const link = linkOf(event)
    return link && pathStore.pathOf(link)
  }

  function follow(event: Event): void {
    const path = isPlainClick(event) ? pathOf(event) : undefined
    if (path === undefined) return
    event.preventDefault()
    open(path)
  }

  function start(root: Parameters<Router['start']>[0]): () => void {
    const endWatch = pathStore.watch(restore => {
      const address = pathStore.read()
      if (address === undefined) return
      const next = at(address, 'history', restore)
      if (next.path === $current.get().path) steps?.follow()
      $current.set(next)
    })
    root.addEventListener('click', follow)
    return () => {
      endWatch()
      root.removeEventListener('click', follow)
    }
  }

  return { $current, href: pathStore.href, open, here: () => addressOf($current.get()), steps, match, pathOf, start }
}

/** Without the hash, which may be the secret of a personal link. */
export const addressOf = ({ path, query }: Pick<CurrentRoute, 'path' | 'query'>): string =>
  query.size ? `${path}?${query}` : path

function isPlainClick(event: Event): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event as MouseEvent
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)
}

/** The clicked link, if it opens in the same tab. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return undefined
  return /^(_self)?$/.test(link.target) && !/\bexternal\b/.test(link.rel) ? link : undefined
}
