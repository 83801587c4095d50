import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../api/errors.ts'
import { codeOf } from '../store/code.ts'
import { contentPages } from '../store/content-pages.ts'
import type { Site } from '../store/site.ts'
import { loadBlocks } from './content/block-code.ts'
import { contentKeyOf } from './content-key.ts'
import { followRoute } from './follow-route.ts'
import { foreignPage, ownPage } from './host-page.ts'
import type { RouterMode } from './modes.ts'
import type { CurrentRoute, Left } from './route.ts'
import { createRouter, type Router } from './router.ts'
import { routes } from './routes.ts'
import { screenLoader } from './screen-loader.ts'
import { createStartUp, type StartUp } from './start-up.ts'

export interface AppStore {
  startUp: StartUp
  /** undefined until the base path is known. */
  $router: ReadableAtom<Router | undefined>
  /** Is all there that the first screen shows? */
  $arrived: ReadableAtom<boolean>
  /** Begins. Returns its end. */
  start(): () => void
}

interface AppOptions {
  page: boolean
  mode: RouterMode
  /** Of path mode. Default: the settings'. */
  base: string | undefined
  element: HTMLElement
}

/** All that a microsite is before it is shown. */
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
    onProblem: failure => void tell(site, failure),
  })
  const platform = `${site.host}/${encodeURIComponent(site.event)}`
  const root = mode === 'path' ? base : mode === 'memory' ? platform : '/'
  if (root !== undefined && startUp.$state.get().type !== 'nothing') begin(root)

  function begin(root: string): void {
    const router = createRouter({ routes, mode, base: root, leaving: () => whatIsLeft(element) })
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
      const stopDressing = router.$current.listen(() => {
        const state = startUp.$state.get()
        if (state.type === 'ready') state.fonts.wear()
      })
      end = () => {
        stopFollowing()
        stopDressing()
      }
    })
    void startUp.begin()
    return () => {
      startUp.end()
      stopStart()
      stopRouter()
      end()
    }
  }

  return { startUp, $router, $arrived, start }
}

/** By code that comes after the first content. */
async function tell(site: Site, failure: Failure): Promise<void> {
  try {
    const { notices } = await import('../store/notices.ts')
    notices(site).fail(failure)
  } catch (problem) {
    site.environment.report(problem, 'code did not load')
  }
}

/** What the first screen needs is asked for at once, beside the settings. Never throws: the screen says what is wrong. */
async function beginReads(site: Site, router: Router): Promise<void> {
  const current = router.$current.get()
  await Promise.all([codeOf(screenLoader(current.route), site.environment).refresh(), beginPage(site, current)])
}

/** An organiser's page with the code of its blocks; of the home page that is for below the fold, unless one is there. */
async function beginPage(site: Site, current: CurrentRoute): Promise<void> {
  const key = contentKeyOf(current)
  if (!key) return
  const { $state, refresh } = contentPages(site).read(key, current.query.get('preview') ?? undefined)
  await refresh()
  const page = $state.get()
  if (page.type === 'ready' && (key !== 'home' || scrollY > 0)) await loadBlocks(page.value.content, site.environment)
}

/** How far the page is scrolled, and which link has the focus. */
function whatIsLeft(element: HTMLElement): Left {
  const focused = element.shadowRoot?.activeElement
  return { scroll: Math.round(scrollY), focus: focused?.getAttribute('href') ?? undefined }
}
