import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useState } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { useEmit } from '../hooks/use-emit.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { pathTo } from '../lib/path-to.ts'
import { titleMessages } from '../lib/titles.messages.ts'
import { auth } from '../store/auth.ts'
import { codeOf } from '../store/code.ts'
import type { Resource } from '../store/resource.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { RouteSkeleton } from '../ui/skeletons/route-skeleton.tsx'
import { CodeProblem } from './code-problem.tsx'
import { LazyProblem } from './lazy-problem.tsx'
import type { micrositeEvents } from './microsite.events.ts'
import { micrositeMessages } from './microsite.messages.ts'
import { useMicrosite } from './microsite-context.ts'
import type { CurrentRoute, Route, ScreenModule } from './route.ts'
import { addressOf } from './router.ts'
import { screenLoader } from './screen-loader.ts'
import type { StartUp } from './start-up.ts'
import { useRouteTitle } from './use-route-title.ts'
import { useScreenChange } from './use-screen-change.ts'
import { useTitle } from './use-title.ts'

type Props = Readonly<{
  main: RefObject<HTMLElement | null>
  /** The screen's title, once it is set. */
  title: string | undefined
  startUp: Pick<StartUp, '$known' | '$problem' | 'askAgain'>
}>

/** The screen of the current route, or a skeleton or problem in its place. */
export function Outlet({ main, title, startUp }: Props) {
  const { site } = useSurroundings()
  const { router, ownsPage } = useMicrosite()
  const say = useMessages(micrositeMessages)
  const current = useStore(router.$current)
  const { route, path } = current
  const known = useStore(startUp.$known)
  const token = useStore(site.$token)
  const { isAuthenticated, user } = useStore(auth(site).$state)
  const isShut = route?.access !== undefined && !isAuthenticated
  // With a token the visitor has signed in before, so a failed profile read must not send them to the sign-in form.
  const problem = useStore(startUp.$problem)
  const unsure = isShut && known && token !== undefined ? problem : undefined
  useSignIn(isShut && known && !unsure, current)
  // Until the user is known, the screen's own code is loaded, since it is nearly always the one that is shown.
  const code = useScreen(route, isShut || route?.access !== 'organiser' || user?.is_organiser === true)
  const screen = useStore(code.$state)
  const [round, setRound] = useState(0)
  const isReady = !isShut && screen.type !== 'loading'
  useScreenChange({ current, main, title, isReady })
  useIntent(main)

  const waiting = <RouteSkeleton name={route?.skeleton ?? 'root'} label={say('loading')} />
  if (unsure) {
    const again = { onRetry: startUp.askAgain, retryLabel: say('tryAgain') }
    return <LazyProblem of="read" failure={unsure} {...again} waiting={waiting} />
  }
  if (!isReady) return waiting
  const words = { title: say('faultTitle'), text: say('fault'), refresh: say('refresh') }
  return (
    <>
      {/* Rendered before the screen, so that the screen's own title wins. */}
      {route && route.id in titleMessages && <RouteTitle key={`title ${path}`} current={current} />}
      {/* An error belongs to one screen: the next one gets a fresh boundary. */}
      <ErrorBoundary
        key={`${path} ${round}`}
        onError={site.environment.report}
        words={words}
        {...(!ownsPage && { onRefresh: () => setRound(round + 1) })}
      >
        {screen.type === 'failed' ? <CodeProblem code={code} /> : <screen.value.Screen route={current} />}
      </ErrorBoundary>
    </>
  )
}

/** The first screen keeps the title that the server has rendered, which may be that of a lot. */
function RouteTitle({ current }: Readonly<{ current: CurrentRoute }>) {
  const { name } = useSettings()
  const [isRendered] = useState(() => current.by === 'start' && document.title.endsWith(name))
  const title = useRouteTitle(current)
  useTitle(isRendered ? undefined : title)
  return null
}

/** The code of a screen. */
function useScreen(route: Route | undefined, mayEnter: boolean): Resource<ScreenModule> {
  const { site } = useSurroundings()
  const emit = useEmit<typeof micrositeEvents>()
  const code = codeOf(screenLoader(route, mayEnter), site.environment)
  const isFailed = useStore(code.$state).type === 'failed'

  // Returning to a screen that failed retries it.
  useEffect(() => {
    if (code.$state.get().type === 'failed') void code.refresh()
  }, [code])

  useEffect(() => {
    if (isFailed) emit('preload-error', { screen: route?.id })
  }, [isFailed, route, emit])
  return code
}

/** Sends visitors who are not signed in to the sign-in screen, and back afterwards. */
function useSignIn(isNeeded: boolean, current: CurrentRoute): void {
  const { router } = useMicrosite()
  const goal = addressOf(current)
  useEffect(() => {
    if (isNeeded) router.open(pathTo('sign-in', { query: { _redirect: goal } }), { replace: true })
  }, [isNeeded, router, goal])
}

/** Prefetches a screen's code when a link to it is hovered, touched or focused. */
function useIntent(main: RefObject<HTMLElement | null>): void {
  const { router } = useMicrosite()
  const { environment } = useSurroundings().site
  useEffect(() => {
    const root = main.current?.getRootNode()
    if (!root) return
    const load = (event: Event) => {
      const path = router.pathOf(event)
      if (path === undefined) return
      // If it fails, the click tries again.
      codeOf(screenLoader(router.match(path)?.route), environment).$state.get()
    }
    for (const act of acts) root.addEventListener(act, load, { passive: true })
    return () => {
      for (const act of acts) root.removeEventListener(act, load)
    }
  }, [main, router, environment])
}

const acts = ['pointerover', 'touchstart', 'focusin'] as const
