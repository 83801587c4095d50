import { atom, type ReadableAtom } from 'nanostores'
import { ownUrl } from '../lib/urls.ts'
import { type Match, matchRoute } from './match.ts'
import { modes, type RouterMode } from './modes.ts'
import type { CurrentRoute, Left, Route } from './route.ts'

export interface Router {
  $current: ReadableAtom<CurrentRoute>
  /** @param path below the base path, with query and hash, such as `/sign-in?_redirect=/account` */
  href(path: string): string
  open(path: string, options?: { replace?: boolean }): void
  /** The path that the link means which an event happened on. */
  pathOf(event: Event): string | undefined
  /** The route of a path, which may have a query and a hash. */
  match(path: string): Match | undefined
  /** Follows links inside `root` and the browser's back and forward. Returns its end. */
  start(root: Pick<ShadowRoot, 'addEventListener' | 'removeEventListener'>): () => void
}

interface RouterOptions {
  routes: readonly Route[]
  mode: RouterMode
  /** Base path, such as `/moonlight-ball`; `/` on a custom domain. In memory mode the address of the platform's page. */
  base: string
  /** What is left behind, at the moment of leaving. */
  leaving(): Left
}

/**
 * A store of our own: libraries take the host page's links, or miss those
 * inside a shadow root. Only clicks inside our own root count.
 */
export function createRouter({ routes, mode, base, leaving }: RouterOptions): Router {
  const place = modes[mode](base, leaving)
  const $current = atom(at(place.read() ?? '/', 'start', undefined))

  function match(path: string): Match | undefined {
    return matchRoute(routes, ownUrl(path).pathname)
  }

  function at(address: string, by: CurrentRoute['by'], left: Left | undefined): CurrentRoute {
    const url = ownUrl(address)
    const found = match(address)
    return {
      route: found?.route,
      params: found?.params ?? {},
      path: url.pathname,
      query: url.searchParams,
      hash: url.hash.slice(1),
      by,
      left,
    }
  }

  function open(path: string, { replace = false } = {}): void {
    const goal = path.replace(/^[/\\]*/, '/')
    place.write(goal, replace || goal === place.read())
    $current.set(at(goal, 'link', undefined))
  }

  function pathOf(event: Event): string | undefined {
    const link = linkOf(event)
    return link && place.pathOf(link)
  }

  function follow(event: Event): void {
    const path = isPlainClick(event) ? pathOf(event) : undefined
    if (path === undefined) return
    event.preventDefault()
    open(path)
  }

  function start(root: Parameters<Router['start']>[0]): () => void {
    const endWatch = place.watch(left => {
      const address = place.read()
      if (address !== undefined) $current.set(at(address, 'history', left))
    })
    root.addEventListener('click', follow)
    return () => {
      endWatch()
      root.removeEventListener('click', follow)
    }
  }

  return { $current, href: place.href, open, match, pathOf, start }
}

function isPlainClick(event: Event): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event as MouseEvent
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)
}

/** A link that leads on in the same tab. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return undefined
  return /^(_self)?$/.test(link.target) && !/\bexternal\b/.test(link.rel) ? link : undefined
}
