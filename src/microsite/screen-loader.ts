import { forbidden, notFound } from './refusals.ts'
import type { Route, ScreenModule } from './route.ts'

/** The code of a route's screen, for `codeOf`. */
export function screenLoader(route: Route | undefined, mayEnter = true): () => Promise<ScreenModule> {
  if (!route) return notFound
  return mayEnter ? (route.screen ?? content) : forbidden
}

const content = () => import('./screens/content.tsx')
