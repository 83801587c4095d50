import { retry } from '../lib/retry.ts'
import { content, type Route, type ScreenModule } from './routes.ts'

type Load = NonNullable<Route['screen']>

const known = new Map<Load, ScreenModule>()
const running = new Map<Load, Promise<ScreenModule>>()

/** A route whose screen is not built shows an organiser's page of its address; what no route has is not there. */
function loadOf(route: Route | undefined): Load {
  return route ? (route.screen ?? content) : notFound
}

const notFound: Load = () => import('./screens/not-found.tsx')

/** A screen whose code is there already. */
export function screenOf(route: Route | undefined): ScreenModule | undefined {
  return known.get(loadOf(route))
}

/** Loads a screen's code: 3 tries, 500 ms apart. A later call begins anew where one has failed. */
export function loadScreen(route: Route | undefined): Promise<ScreenModule> {
  const load = loadOf(route)
  let loading = running.get(load)
  if (!loading) {
    loading = retry(load, { tries: 3, delay: 500 }).then(
      module => {
        known.set(load, module)
        return module
      },
      problem => {
        running.delete(load)
        throw problem
      },
    )
    running.set(load, loading)
  }
  return loading
}
