import { expect, test } from 'vitest'
import { screens, screenTitle } from '../../../../host-demo/server/modules/pages/screens.ts'
import { routes } from '../../../../src/microsite/routes.ts'

/** What the server answers as pages, not as screens. */
const pages = ['/', '/home', '/terms', '/privacy', '/404', '/:routeKey']

test('knows every screen that is built, the one that keeps others out too, and no other', () => {
  const shown = routes.filter(({ screen, access }) => screen ?? access === 'organiser')
  const paths = shown.flatMap(({ paths }) => [...paths]).filter(path => !pages.includes(path))
  expect(
    Object.keys(screens)
      .filter(path => path !== '/account')
      .sort(),
  ).toEqual(paths.sort())
})

test('names a screen by its address, in the event’s language', () => {
  const title = (path: string, locale = 'en-GB') => screenTitle(screens, path, locale)
  expect(title('/sign-in')).toBe('Sign in')
  expect(title('/sign-in/')).toBe('Sign in')
  expect(title('/account/orders/7')).toBe('Account')
  expect(title('/account/payment')).toBe('Payment')
  expect(title('/sign-in/3')).toBeUndefined()
  expect(title('/about')).toBeUndefined()
  expect(title('/constructor')).toBeUndefined()
  expect(title('/account/orders', 'de-DE')).toBe('Konto')
})
