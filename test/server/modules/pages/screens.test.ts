import { expect, test } from 'vitest'
import type { Module } from '../../../../host-demo/server/modules/module.ts'
import { findScreen } from '../../../../host-demo/server/modules/pages/screens.ts'
import { modules } from '../../../../host-demo/server/modules.ts'
import { messages as germanPayMessages } from '../../../../src/features/pledges/pay/pay.messages.de.ts'
import { payMessages } from '../../../../src/features/pledges/pay/pay.messages.ts'
import { paths } from '../../../../src/lib/paths.ts'
import { routes } from '../../../../src/microsite/routes.ts'
import { specifiedRoutes } from '../../../microsite/specified-routes.ts'

const screens = modules.flatMap(({ pages }: Module) => pages?.screens ?? [])
const headings = Object.assign({}, ...modules.map(({ pages }: Module) => pages?.headings))
const found = (path: string, locale = 'en-GB', query = '') =>
  findScreen({ paths, screens, headings }, path, locale, new URLSearchParams(query))

/** Routes that the server answers as pages, not as screens. */
const pages = ['home', 'terms', 'privacy', 'not-found', 'content']

test('has every screen that is built, and no other', () => {
  const shown = routes.filter(({ screen, access }) => screen ?? access === 'organiser').map(({ id }) => id)
  expect([...screens].sort()).toEqual(shown.filter(id => !pages.includes(id)).sort())
})

test('gives the title of a screen by its address, in the event’s language', () => {
  const title = (path: string, locale?: string) => found(path, locale)?.title
  expect(title('/sign-in')).toBe('Sign in')
  expect(title('/pledge/charity-name')).toBe('Donate to a charity')
  expect(title('/sign-in/')).toBe('Sign in')
  expect(title('/account')).toBe('Account')
  expect(title('/account/orders/7')).toBe('Account')
  expect(title('/accounts')).toBeUndefined()
  expect(title('/reset-password')).toBe('Password Reset')
  expect(title('/account/payment')).toBe('Payment')
  expect(title('/sign-in/3')).toBeUndefined()
  expect(title('/about')).toBeUndefined()
  expect(title('/constructor')).toBeUndefined()
  expect(title('/account/orders', 'de-DE')).toBe('Ihr Konto')
})

test('gives every path of the specification the title that its script shows', () => {
  const own = new Set(screens)
  const shown = specifiedRoutes.filter(([, id]) => own.has(id))
  expect(shown.map(([path]) => [path, found(path)?.title])).toEqual(shown.map(([path, , name]) => [path, name]))
})

test('gives the page of a mailed link the title that its script shows', () => {
  const titles = (query: string) =>
    ['en-GB', 'de-DE'].map(locale => {
      const { title, heading } = found('/pledge/checkout', locale, query) ?? {}
      return [title, heading]
    })
  const both = (key: 'title' | 'promiseTitle') => [payMessages[key], germanPayMessages[key]]
  expect(titles('promise=7')).toEqual(both('promiseTitle').map(title => [title, title]))
  expect(titles('').map(([title]) => title)).toEqual(both('title'))
})

test('heads a screen with other words than its title, where it has some', () => {
  expect(found('/auction/guest/checkout')).toMatchObject({ heading: 'Pay for your lots' })
  expect(found('/tickets', 'de')).toMatchObject({ heading: 'Karten' })
})
