import { expect, test } from 'vitest'
import { isCurrent, menuOf } from '../../src/microsite/menu.ts'

const links = (...all: string[]) => menuOf({ menu: all.map(link => ({ title: link, link })) }).map(({ link }) => link)

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
  expect(isCurrent(link, path)).toBe(expected)
})
