import { decodedSegment } from './match.ts'
import type { CurrentRoute } from './route.ts'
import { content } from './routes.ts'

/** The organiser's page that an address shows; undefined where it shows none. */
export function contentKeyOf({ route, path }: Pick<CurrentRoute, 'route' | 'path'>): string | undefined {
  if (route?.name === 'Home') return 'home'
  const [key, ...rest] = path.split('/').filter(Boolean)
  const mayBeContent = !route?.screen || route.screen === content
  return mayBeContent && key && !rest.length ? decodedSegment(key) : undefined
}
