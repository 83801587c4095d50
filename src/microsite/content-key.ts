import { decodedSegment } from './match.ts'
import type { CurrentRoute } from './route.ts'

/** The organiser's page that an address shows; undefined where it shows none. */
export function contentKeyOf({ route, path }: Pick<CurrentRoute, 'route' | 'path'>): string | undefined {
  if (route?.content !== undefined || route?.screen) return route.content
  const [key, ...rest] = path.split('/').filter(Boolean)
  return key && !rest.length ? decodedSegment(key) : undefined
}
