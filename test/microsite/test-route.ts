import type { CurrentRoute, Route } from '../../src/microsite/route.ts'

/** A route with the fields that a test needs. */
export function testRoute(given: Partial<Route>): Route {
  return { id: 'content', paths: ['/'], kind: 'public', skeleton: 'root', ...given }
}

/** The address of a screen of that kind. */
export const screenOf = (kind: Route['kind']): CurrentRoute => ({
  route: testRoute({ kind }),
  params: {},
  path: '/',
  query: new URLSearchParams(),
  hash: '',
  by: 'link',
  restore: undefined,
})
