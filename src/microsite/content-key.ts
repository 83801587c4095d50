import { decodedSegment } from '../lib/urls.ts'
import type { CurrentRoute } from './route.ts'

/** The key of the organiser's page at this address; undefined where there is none. */
export function contentKeyOf({ route, path }: Pick<CurrentRoute, 'route' | 'path'>): string | undefined {
  if (route?.content !== undefined || route?.screen) return route.content
  // Nobody's page stands in for a screen of the organisers.
  if (route?.access === 'organiser') return undefined
  const [key, ...rest] = path.split('/').filter(Boolean)
  return key && !rest.length ? decodedSegment(key) : undefined
}
