import { randomKey } from '../lib/random-key.ts'
import type { ScreenPosition } from './route.ts'

/**
 * Where the microsite's path is kept. `path`: in the page's path, below the base path. `hash`: in the page's hash,
 * where the server knows only one path. `memory`: not in the address at all.
 */
export type RouterMode = 'path' | 'hash' | 'memory'

/** Reads and writes the path, and follows links to it. */
interface PathStore {
  /** The microsite's current path with query and hash; undefined where the address is not the microsite's. */
  read(): string | undefined
  /** Saves the current scroll and focus in the history entry, and navigates. `replace`: replaces the history entry. */
  write(path: string, replace: boolean): void
  href(path: string): string
  /** The microsite path that a link leads to; undefined for any other link. */
  pathOf(link: HTMLAnchorElement): string | undefined
  /** Calls back on the browser's back and forward, with the saved scroll and focus of the entry. */
  watch(moved: (restore: ScreenPosition | undefined) => void): () => void
  /** The steps of a form that lead to this history entry. Absent without history. */
  steps?: {
    read(): readonly string[]
    write(steps: readonly string[], replace: boolean): void
  }
}

/**
 * Each takes the base path (in memory mode the address of the platform's page) and a function that reads scroll and
 * focus.
 */
export const modes: Readonly<Record<RouterMode, (base: string, readPosition: () => ScreenPosition) => PathStore>> = {
  path: (base, readPosition) => {
    const root = base.replace(/\/+$/, '')
    const below = ({ origin, pathname, search, hash }: URL | Location | HTMLAnchorElement) => {
      if (origin !== location.origin || !`${pathname}/`.startsWith(`${root}/`)) return undefined
      return `${pathname.slice(root.length) || '/'}${search}${hash}`
    }
    return {
      read: () => below(location),
      href: path => root + path,
      pathOf: link => below(link),
      ...inHistory(path => root + path, readPosition),
    }
  },
  hash: (_, readPosition) => {
    let now = '/'
    const entries = inHistory(
      path => `${location.pathname}${location.search}#${path}`,
      readPosition,
      () => now,
    )
    return {
      ...entries,
      // A hash such as `#section` belongs to the host page, and so does a bare `#`: the screen stays.
      read() {
        const { hash, href } = location
        const path = hash ? behindHash(hash) : href.endsWith('#') ? ownEntry()?.path : '/'
        now = path ?? now
        return path
      },
      write(path, replace) {
        entries.write(path, replace)
        now = path
      },
      href: path => `#${path}`,
      pathOf: link => behindHash(link.getAttribute('href')),
    }
  },
  memory: platform => {
    let now = '/'
    return {
      read: () => now,
      write: path => {
        now = path
      },
      // Opened in a new tab, the link leads to the platform's page.
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

/** Our part of a history entry's state. `path`: the screen, where the host page has put its own hash over ours. */
type Entry = Partial<ScreenPosition> & {
  entry: string
  steps?: readonly string[] | undefined
  path?: string | undefined
}

const ownEntry = () => (history.state as { [mark]?: Entry } | null)?.[mark]

/**
 * Keeps the host page's own history state beside ours. When the browser reports going back, the entry that was left
 * can no longer be changed, so its scroll and focus are kept in memory.
 */
function inHistory(
  address: (path: string) => string,
  readPosition: () => ScreenPosition,
  current?: () => string,
): Pick<PathStore, 'write' | 'watch' | 'steps'> {
  const remembered = new Map<string, ScreenPosition>()
  const stateWith = (own: Entry) => ({ ...(history.state as object | null), [mark]: { ...own, path: current?.() } })
  const steps = () => ownEntry()?.steps ?? []
  let entry = ownEntry()?.entry ?? randomKey()

  /** Adds an entry. The previous one keeps its scroll, focus and steps. */
  function push(own: Omit<Entry, 'entry'>, url?: string): void {
    history.replaceState(stateWith({ entry, ...readPosition(), steps: steps() }), '')
    entry = randomKey()
    history.pushState(stateWith({ entry, ...own }), '', url)
  }

  return {
    write(path, replace) {
      if (replace) history.replaceState(stateWith({ entry }), '', address(path))
      else push({}, address(path))
    },
    steps: {
      read: steps,
      write(steps, replace) {
        if (replace) history.replaceState(stateWith({ entry, steps }), '')
        else push({ steps })
      },
    },
    watch(moved) {
      // Editing the hash by hand, or a link of the host page, fires popstate too.
      const listen = () => {
        remembered.set(entry, readPosition())
        const own = ownEntry()
        entry = own?.entry ?? randomKey()
        const known = remembered.get(entry) ?? own
        moved(known?.scroll === undefined ? undefined : { scroll: known.scroll, focus: known.focus })
      }
      addEventListener('popstate', listen)
      return () => removeEventListener('popstate', listen)
    },
  }
}
