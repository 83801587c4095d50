import { expect, test } from 'vitest'
import { screens, screenTitle } from '../../../../../host-demo/server/modules/pages/html/screens.ts'
import { routes } from '../../../../../src/microsite/routes.ts'

/** What the server answers as pages, not as screens. */
const pages = ['/', '/home', '/terms', '/privacy', '/404', '/:routeKey']

test('knows every screen that is built, the one that keeps others out too, and no other', () => {
  const shown = routes.filter(({ screen, access }) => screen ?? access === 'admin')
  const paths = shown.flatMap(({ paths }) => [...paths]).filter(path => !pages.includes(path))
  expect(
    Object.keys(screens)
      .filter(path => path !== '/account')
      .sort(),
  ).toEqual(paths.sort())
})

test('names a screen by its address', () => {
  expect(screenTitle('/sign-in')).toBe('Sign in')
  expect(screenTitle('/sign-in/')).toBe('Sign in')
  expect(screenTitle('/account/orders/7')).toBe('Account')
  expect(screenTitle('/account/payment')).toBe('Payment')
  expect(screenTitle('/sign-in/3')).toBeUndefined()
  expect(screenTitle('/about')).toBeUndefined()
  expect(screenTitle('/constructor')).toBeUndefined()
})
