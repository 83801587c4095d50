import { loadedAlready, loadOnce } from '../lib/load-once.ts'
import type { Route, ScreenModule } from './route.ts'
import { content } from './routes.ts'

/** A screen whose code is there already. */
export function screenOf(route: Route | undefined): ScreenModule | undefined {
  return loadedAlready(loadOf(route))
}

export function loadScreen(route: Route | undefined): Promise<ScreenModule> {
  return loadOnce(loadOf(route))
}

/** A route whose screen is not built shows an organiser's page of its address; what no route has is not there. */
function loadOf(route: Route | undefined): NonNullable<Route['screen']> {
  return route ? (route.screen ?? content) : notFound
}

const notFound = () => import('./screens/not-found.tsx')
