import { expect, test } from 'vitest'
import { screens, screenTitle } from '../../../host-demo/server/html/screens.ts'
import { routes } from '../../../src/microsite/routes.ts'

/** What the server answers as pages, not as screens. */
const pages = ['/', '/home', '/terms', '/privacy', '/404', '/:routeKey']

test('knows every screen of the microsite, and no other', () => {
  const paths = routes
    .flatMap(route => [...route.paths])
    .filter(path => !pages.includes(path) && !/^\/account\/\w/.test(path))
  expect(
    Object.keys(screens)
      .filter(path => path !== '/account')
      .sort(),
  ).toEqual([...new Set(paths)].sort())
})

test('names a screen by its address', () => {
  expect(screenTitle('/auction/items/3')).toBe('Auction')
  expect(screenTitle('/account/orders/7')).toBe('Account')
  expect(screenTitle('/poll/poll-success')).toBe('Thank you')
  expect(screenTitle('/auction/items/3/4')).toBeUndefined()
  expect(screenTitle('/about')).toBeUndefined()
  expect(screenTitle('/constructor')).toBeUndefined()
})
