import type { Route } from '../../src/microsite/route.ts'

/** A route of which a test cares about some things only. */
export function testRoute(given: Partial<Route>): Route {
  return { id: 'content', paths: ['/'], kind: 'public', skeleton: 'root', titles: {}, ...given }
}
