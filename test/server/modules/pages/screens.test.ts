import { expect, test } from 'vitest'
import type { Module } from '../../../../host-demo/server/modules/module.ts'
import { findScreen } from '../../../../host-demo/server/modules/pages/screens.ts'
import { modules } from '../../../../host-demo/server/modules.ts'
import { messages as germanPayMessages } from '../../../../src/features/pledges/pay/pay.messages.de.ts'
import { payMessages } from '../../../../src/features/pledges/pay/pay.messages.ts'
import { paths } from '../../../../src/lib/paths.ts'
import { routes } from '../../../../src/microsite/routes.ts'

const screens = Object.assign({}, ...modules.map(({ pages }: Module) => pages?.screens))

/** Routes that the server answers as pages, not as screens. */
const pages = ['home', 'terms', 'privacy', 'not-found', 'content']

test('has every screen that is built, and no other', () => {
  const shown = routes.filter(({ screen, access }) => screen ?? access === 'organiser').map(({ id }) => id)
  expect(Object.keys(screens).sort()).toEqual(shown.filter(id => !pages.includes(id)).sort())
})

test('gives the title of a screen by its address, in the event’s language', () => {
  const title = (path: string, locale = 'en-GB') => findScreen({ paths, screens }, path, locale)?.title
  expect(title('/sign-in')).toBe('Sign in')
  expect(title('/pledge/charity-name')).toBe('Donate')
  expect(title('/sign-in/')).toBe('Sign in')
  expect(title('/account')).toBe('Account')
  expect(title('/account/orders/7')).toBe('Account')
  expect(title('/accounts')).toBeUndefined()
  expect(title('/reset-password')).toBe('New password')
  expect(title('/account/payment')).toBe('Payment')
  expect(title('/sign-in/3')).toBeUndefined()
  expect(title('/about')).toBeUndefined()
  expect(title('/constructor')).toBeUndefined()
  expect(title('/account/orders', 'de-DE')).toBe('Konto')
})

test('gives the page of a mailed link the title that its script shows', () => {
  const titles = (query: string) =>
    ['en-GB', 'de-DE'].map(
      locale => findScreen({ paths, screens }, '/pledge/checkout', locale, new URLSearchParams(query))?.title,
    )
  expect(titles('promise=7')).toEqual([payMessages.promiseTitle, germanPayMessages.promiseTitle])
  expect(titles('')).toEqual([payMessages.title, germanPayMessages.title])
})
