import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useState } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { auth } from '../store/auth.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { RouteSkeleton } from '../ui/skeletons/route-skeleton.tsx'
import { useFrame } from './frame.ts'
import { LateProblem } from './late-problem.tsx'
import { loadScreen, screenOf } from './load-screen.ts'
import { micrositeMessages } from './microsite.messages.ts'
import type { CurrentRoute, ScreenModule } from './route.ts'
import { forbidden } from './routes.ts'
import type { StartUp } from './start-up.ts'
import { titleMessages } from './titles.messages.ts'
import { useArrival } from './use-arrival.ts'
import { useIntent } from './use-intent.ts'
import { useTitle } from './use-title.ts'

type Props = Readonly<{
  main: RefObject<HTMLElement | null>
  /** The screen's, once it has said it. */
  title: string | undefined
  startUp: Pick<StartUp, '$known' | '$problem' | 'askAgain'>
}>

/** The screen of the address, or what stands in for it. */
export function Outlet({ main, title, startUp }: Props) {
  const { site } = useSurroundings()
  const { router, ownsPage } = useFrame()
  const say = useMessages(micrositeMessages)
  const current = useStore(router.$current)
  const { route, path } = current
  const known = useStore(startUp.$known)
  const token = useStore(site.$token)
  const { isAuthenticated, user } = useStore(auth(site).$state)
  const isShut = route?.access !== undefined && !isAuthenticated
  // Whoever holds a token has signed in, whatever keeps the server from saying who they are.
  const problem = useStore(startUp.$problem)
  const unsure = isShut && known && token !== undefined ? problem : undefined
  useSignIn(isShut && known && !unsure, current)
  const [screen, startAnew] = useScreen(route?.access === 'admin' && !user?.is_organiser ? forbidden : route)
  const isReady = !isShut && screen.type !== 'loading'
  useArrival({ current, main, title, isReady })
  useIntent(main)

  const waiting = <RouteSkeleton name={route?.skeleton ?? 'root'} label={say('loading')} />
  if (unsure) return <LateProblem of="read" failure={unsure} onRetry={startUp.askAgain} waiting={waiting} />
  if (!isReady) return waiting
  const words = { title: say('faultTitle'), text: say('fault'), refresh: say('refresh') }
  return (
    <>
      {/* Before the screen, which may know better. */}
      <RouteTitle key={`title ${path}`} name={route?.name} />
      {/* A fault belongs to its screen: the next one begins anew. */}
      <ErrorBoundary
        key={`${path} ${screen.round}`}
        onError={site.environment.report}
        words={words}
        {...(!ownsPage && { onRefresh: startAnew })}
      >
        {screen.type === 'failed' ? <Rethrow problem={screen.problem} /> : <screen.Screen route={current} />}
      </ErrorBoundary>
    </>
  )
}

/** An organiser's page has no other title than its own. */
function RouteTitle({ name = 'Generic content page' }: Readonly<{ name: string | undefined }>) {
  const say = useMessages(titleMessages)
  useTitle(name === 'Generic content page' ? undefined : say(name))
  return null
}

type Loaded = { type: 'loading' } | { type: 'failed'; problem: unknown } | ({ type: 'ready' } & ScreenModule)

/** The code of a screen, and what begins it anew where a page can't be loaded again, since it is somebody else's. */
function useScreen(route: CurrentRoute['route']): [Loaded & { round: number }, () => void] {
  const { site, emit } = useSurroundings()
  const [round, setRound] = useState(0)
  const [, setLoads] = useState(0)
  const [failed, setFailed] = useState<{ route: CurrentRoute['route']; problem: unknown }>()
  const module = screenOf(route)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew
  useEffect(() => {
    // As it was when it was drawn: what has come since then must be drawn, too.
    if (module) return
    let gone = false
    setFailed(undefined)
    loadScreen(route).then(
      () => gone || setLoads(loads => loads + 1),
      problem => {
        if (gone) return
        site.environment.report(problem, `screen ${route?.name} did not load`)
        emit('preload-error', { screen: route?.name })
        setFailed({ route, problem })
      },
    )
    return () => {
      gone = true
    }
  }, [route, site, emit, round])

  const startAnew = () => setRound(round => round + 1)
  if (module) return [{ type: 'ready', ...module, round }, startAnew]
  const isFailed = failed && failed.route === route
  return [isFailed ? { type: 'failed', problem: failed.problem, round } : { type: 'loading', round }, startAnew]
}

function Rethrow({ problem }: Readonly<{ problem: unknown }>): never {
  throw problem
}

/** Who is nobody signs in first, and comes back. */
function useSignIn(isNeeded: boolean, { path, query }: CurrentRoute): void {
  const { router } = useFrame()
  const goal = query.size ? `${path}?${query}` : path
  useEffect(() => {
    if (isNeeded) router.open(`/sign-in?${new URLSearchParams({ _redirect: goal })}`, { replace: true })
  }, [isNeeded, router, goal])
}
