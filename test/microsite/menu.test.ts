// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ownUrl } from '../../src/lib/urls.ts'
import { matchRoute } from '../../src/microsite/match.ts'
import { isCurrent, menuOf } from '../../src/microsite/menu.ts'
import { routes } from '../../src/microsite/routes.ts'

const router = { match: (path: string) => matchRoute(routes, ownUrl(path).pathname) }
const settings = { url_root_path: '/gala', redirect_allow_list: [] }

beforeEach(() => {
  const { happyDOM } = window as Window & { happyDOM?: { setURL(address: string): void } }
  happyDOM?.setURL('https://give.example/gala')
})

const links = (...all: string[]) =>
  menuOf({ ...settings, menu: all.map(link => ({ title: link, link })) }, router).map(({ link }) => link)

test('the menu drops every entry that leads to the sign-in page, and no other', () => {
  expect(
    links('/', '/sign-in', 'sign-in', '/sign-in/', '/sign-in?_redirect=/a', 'https://give.example/gala/sign-in'),
  ).toEqual(['/'])
  expect(links('/sign-in-to-volunteer', '/sign-up', '/how-to-sign-in-x')).toHaveLength(3)
})

test.each([
  ['/', '/', true],
  ['/home', '/', true],
  ['/', '/home', true],
  ['/auction', '/auction/items/3', true],
  ['/auction/', '/auction', true],
  ['/auction', '/auction-rules', false],
  ['/', '/auction', false],
  ['/tickets', '/', false],
])('the entry %s at the address %s is the current one: %s', (link, path, expected) => {
  expect(isCurrent(link, path, router)).toBe(expected)
})
