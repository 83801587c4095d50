import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../api/errors.ts'
import { retryImport } from '../lib/retry-import.ts'
import { codeOf } from '../store/code.ts'
import { contentPages } from '../store/content-pages.ts'
import { platformReturned } from '../store/platform-return.ts'
import type { Site } from '../store/site.ts'
import { loadBlocks } from './content/block-code.ts'
import { contentKeyOf } from './content-key.ts'
import { followRoute } from './follow-route.ts'
import { foreignPage, ownPage } from './host-page.ts'
import { keepLeftAddress } from './left-address.ts'
import type { RouterMode } from './modes.ts'
import type { CurrentRoute, ScreenPosition } from './route.ts'
import { createRouter, type Router } from './router.ts'
import { routes } from './routes.ts'
import { screenLoader } from './screen-loader.ts'
import { createStartUp, type StartUp } from './start-up.ts'

export interface AppStore {
  startUp: StartUp
  /** undefined until the base path is known. */
  $router: ReadableAtom<Router | undefined>
  /** Is everything loaded that the first screen shows? */
  $arrived: ReadableAtom<boolean>
  /** Starts everything. Returns the cleanup. */
  start(): () => void
}

interface AppOptions {
  page: boolean
  mode: RouterMode
  /** The base path in path mode. Default: from the settings. */
  base: string | undefined
  element: HTMLElement
}

/** The state of a microsite without its UI. */
export function createAppStore(site: Site, { page, mode, base, element }: AppOptions): AppStore {
  const $router = atom<Router | undefined>()
  const $arrived = atom(false)
  const firstScreen = new Promise<void>(done => {
    $arrived.listen(() => done())
  })
  const startUp = createStartUp(site, page ? ownPage : foreignPage, {
    firstScreen,
    follow(route, settings) {
      const router = $router.get()
      if (router) followRoute(route, { router, settings, mayLeave: page })
    },
    onProblem(failure) {
      const route = $router.get()?.$current.get().route
      // A screen that works without a network says so itself.
      if (failure.type !== 'network' || !route?.offline) void notify(site, failure)
    },
  })
  const platform = `${site.host}/${encodeURIComponent(site.event)}`
  const root = mode === 'path' ? base : mode === 'memory' ? platform : '/'
  if (root !== undefined && startUp.$state.get().type !== 'nothing') begin(root)

  function begin(root: string): void {
    const router = createRouter({ routes, mode, base: root, readPosition: () => positionOf(element) })
    keepLeftAddress(site, router)
    $router.set(router)
    void beginReads(site, router).then(() => $arrived.set(true))
  }

  function start(): () => void {
    let end = () => {}
    const stopStart = startUp.$state.subscribe(state => {
      if (state.type === 'ready' && !$router.get()) begin(state.settings.url_root_path)
    })
    const stopRouter = $router.subscribe(router => {
      if (!router || !element.shadowRoot) return
      const stopFollowing = router.start(element.shadowRoot)
      const stopApplyingFonts = router.$current.listen(() => {
        const state = startUp.$state.get()
        if (state.type === 'ready') state.fonts.apply()
      })
      end = () => {
        stopFollowing()
        stopApplyingFonts()
      }
    })
    addEventListener('online', platformReturned)
    void startUp.begin()
    return () => {
      removeEventListener('online', platformReturned)
      startUp.end()
      stopStart()
      stopRouter()
      end()
    }
  }

  return { startUp, $router, $arrived, start }
}

/** The code of the notices loads after the first content. */
async function notify(site: Site, failure: Failure): Promise<void> {
  try {
    const { notices } = await retryImport(() => import('../store/notices.ts'), site.environment.report)
    notices(site).fail(failure)
  } catch {
    // It has been reported.
  }
}

/**
 * Loads what the first screen needs at once, in parallel with the settings. Never throws: the screen shows the
 * failure.
 */
async function beginReads(site: Site, router: Router): Promise<void> {
  const current = router.$current.get()
  await Promise.all([codeOf(screenLoader(current.route), site.environment).refresh(), beginPage(site, current)])
}

/**
 * Loads an organiser's page and the code of its blocks. The home page's blocks are below the fold, so they are only
 * awaited if the page is scrolled.
 */
async function beginPage(site: Site, current: CurrentRoute): Promise<void> {
  const key = contentKeyOf(current)
  if (!key) return
  const { $state, refresh } = contentPages(site).read(key, current.query.get('preview') ?? undefined)
  await refresh()
  const page = $state.get()
  if (page.type === 'ready' && (key !== 'home' || scrollY > 0)) await loadBlocks(page.value.content, site.environment)
}

/** The scroll position and the focused link. */
function positionOf(element: HTMLElement): ScreenPosition {
  const focused = element.shadowRoot?.activeElement
  return { scroll: Math.round(scrollY), focus: focused?.getAttribute('href') ?? undefined }
}
