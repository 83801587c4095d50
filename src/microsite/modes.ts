import { randomKey } from '../lib/random-key.ts'
import type { Left } from './route.ts'

/**
 * Where the microsite's path is written. `path`: in the page's own, below the
 * base path. `hash`: behind the page's `#`, for pages whose server knows one
 * path only. `memory`: nowhere, for pages that keep all of their address.
 */
export type RouterMode = 'path' | 'hash' | 'memory'

interface Place {
  /** The microsite's path now, with query and hash; undefined where the page's address is about something else. */
  read(): string | undefined
  /** Writes down, for the way back, how the screen was left, and goes on. `replace`: the way back does not lead here. */
  write(path: string, replace: boolean): void
  href(path: string): string
  /** The microsite's path that a link means; undefined for any other link. */
  pathOf(link: HTMLAnchorElement): string | undefined
  /** Tells of the browser's back and forward, and how the screen was left that it leads to. */
  watch(moved: (left: Left | undefined) => void): () => void
}

/** Each takes the base path, or in memory mode the address of the platform's page, and who knows what is left behind. */
export const modes: Readonly<Record<RouterMode, (base: string, leaving: () => Left) => Place>> = {
  path: (base, leaving) => {
    const root = base.replace(/\/+$/, '')
    const below = ({ origin, pathname, search, hash }: URL | Location | HTMLAnchorElement) => {
      if (origin !== location.origin || !`${pathname}/`.startsWith(`${root}/`)) return undefined
      return `${pathname.slice(root.length) || '/'}${search}${hash}`
    }
    return {
      read: () => below(location),
      href: path => root + path,
      pathOf: link => below(link),
      ...inHistory(path => root + path, leaving),
    }
  },
  hash: (_, leaving) => ({
    // A page's own `#section` is none of ours.
    read: () => (location.hash ? behindHash(location.hash) : '/'),
    href: path => `#${path}`,
    pathOf: link => behindHash(link.getAttribute('href')),
    ...inHistory(path => `${location.pathname}${location.search}#${path}`, leaving),
  }),
  memory: platform => {
    let now = '/'
    return {
      read: () => now,
      write: path => {
        now = path
      },
      // A tab of its own shows the platform's page.
      href: path => platform + path,
      pathOf: link => (link.href.startsWith(`${platform}/`) ? link.href.slice(platform.length) : undefined),
      watch: () => () => {},
    }
  },
}

function behindHash(address: string | null): string | undefined {
  return address?.startsWith('#/') ? address.slice(1) : undefined
}

const mark = 'fayre'

/** Of one entry of the browser's history. */
type Entry = Partial<Left> & { entry: string }

/**
 * What the page itself has put into its state stays there beside ours. By the
 * time that the browser tells of a way back, the entry that was left can't be
 * written to any more: that one is remembered here.
 */
function inHistory(address: (path: string) => string, leaving: () => Left): Pick<Place, 'write' | 'watch'> {
  const remembered = new Map<string, Left>()
  const current = () => (history.state as { [mark]?: Entry } | null)?.[mark]
  const stateWith = (own: Entry) => ({ ...(history.state as object | null), [mark]: own })
  let entry = current()?.entry ?? randomKey()
  return {
    write(path, replace) {
      if (replace) return history.replaceState(stateWith({ entry }), '', address(path))
      history.replaceState(stateWith({ entry, ...leaving() }), '')
      entry = randomKey()
      return history.pushState(stateWith({ entry }), '', address(path))
    },
    watch(moved) {
      // Of a hash that somebody types, or a host page's own link, there is a popstate too.
      const listen = () => {
        remembered.set(entry, leaving())
        const own = current()
        entry = own?.entry ?? randomKey()
        const known = remembered.get(entry) ?? own
        moved(known?.scroll === undefined ? undefined : { scroll: known.scroll, focus: known.focus })
      }
      addEventListener('popstate', listen)
      return () => removeEventListener('popstate', listen)
    },
  }
}
