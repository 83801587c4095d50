import type { Left } from './router.ts'

/**
 * Where the microsite's path is written. `path`: in the page's own, below the
 * base path. `hash`: behind the page's `#`, for pages whose server knows one
 * path only. `memory`: nowhere, for pages that keep all of their address.
 */
export type RouterMode = 'path' | 'hash' | 'memory'

interface Place {
  /** The microsite's path now, with query and hash; undefined where the page's address is about something else. */
  read(): string | undefined
  write(path: string, replace: boolean): void
  /** Writes down, for the way back, how the screen was left. */
  keep(left: Left): void
  href(path: string): string
  /** The microsite's path that a link means; undefined for any other link. */
  pathOf(link: HTMLAnchorElement): string | undefined
  watch(moved: (left: Left | undefined) => void): () => void
}

/** Each takes the base path, or in memory mode the address of the platform's page. */
export const modes: Readonly<Record<RouterMode, (base: string) => Place>> = {
  path: base => {
    const root = base.replace(/\/+$/, '')
    const below = ({ origin, pathname, search, hash }: URL | Location | HTMLAnchorElement) => {
      if (origin !== location.origin || !`${pathname}/`.startsWith(`${root}/`)) return undefined
      return `${pathname.slice(root.length) || '/'}${search}${hash}`
    }
    return {
      read: () => below(location),
      href: path => root + path,
      pathOf: link => below(link),
      ...inHistory(path => root + path),
    }
  },
  hash: () => ({
    // A page's own `#section` is none of ours.
    read: () => (location.hash ? behindHash(location.hash) : '/'),
    href: path => `#${path}`,
    pathOf: link => behindHash(link.getAttribute('href')),
    ...inHistory(path => `${location.pathname}${location.search}#${path}`),
  }),
  memory: platform => {
    let now = '/'
    return {
      read: () => now,
      write: path => {
        now = path
      },
      keep: () => {},
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

/** What the page itself has put into its state stays there beside ours. */
function inHistory(address: (path: string) => string): Pick<Place, 'write' | 'keep' | 'watch'> {
  const stateWith = (left: Left | undefined) => ({ ...(history.state as object | null), [mark]: left ?? {} })
  return {
    write: (path, replace) => history[replace ? 'replaceState' : 'pushState'](stateWith(undefined), '', address(path)),
    keep: left => history.replaceState(stateWith(left), ''),
    watch: moved => {
      const listen = () => moved((history.state as { [mark]?: Left } | null)?.[mark])
      // Of a hash that somebody types, or a host page's own link, there is a popstate too.
      addEventListener('popstate', listen)
      return () => removeEventListener('popstate', listen)
    },
  }
}
