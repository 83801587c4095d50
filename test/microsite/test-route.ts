import type { Route } from '../../src/microsite/route.ts'

/** A route with the fields that a test needs. */
export function testRoute(given: Partial<Route>): Route {
  return { id: 'content', paths: ['/'], kind: 'public', skeleton: 'root', ...given }
}
