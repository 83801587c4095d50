import { decodedSegment } from '../lib/urls.ts'
import type { CurrentRoute } from './route.ts'

/** The key of the organiser's page at this address; undefined: an organiser's page can't be here. */
export function contentKeyOf({ route, path }: Pick<CurrentRoute, 'route' | 'path'>): string | undefined {
  if (route?.content !== undefined || route?.screen) return route.content
  // A content page never replaces a screen of the desk.
  if (route?.access === 'organiser') return undefined
  const [key, ...rest] = path.split('/').filter(Boolean)
  return key && !rest.length ? decodedSegment(key) : undefined
}
