import { expect, test } from 'vitest'
import { pathTo } from '../../src/lib/path-to.ts'

test.each([
  [pathTo('home'), '/'],
  [pathTo('sign-in'), '/sign-in'],
  [pathTo('auction-item', { id: '7' }), '/auction/items/7'],
  [pathTo('fundraiser-team', { id: 'a/b ü' }), '/individual-giving/team/a%2Fb%20%C3%BC'],
  [pathTo('account'), '/account'],
  [pathTo('account', { rest: ['orders', '7/8'] }), '/account/orders/7%2F8'],
  [pathTo('password-reset'), '/password-reset'],
  [
    pathTo('sign-in', { query: { _redirect: '/poll/7?a=b', email: undefined } }),
    '/sign-in?_redirect=%2Fpoll%2F7%3Fa%3Db',
  ],
  [pathTo('poll', { id: '7', query: { preview: 'on' } }), '/poll/7?preview=on'],
])('%s is %s', (path, expected) => expect(path).toBe(expected))

test('a parameter that is missing, or that the path does not have, is an error of types', () => {
  // @ts-expect-error an item has an id
  pathTo('auction-item')
  // @ts-expect-error an item has an id
  pathTo('auction-item', { query: {} })
  // @ts-expect-error no such parameter
  pathTo('sign-in', { id: '7' })
  // @ts-expect-error no such route
  expect(() => pathTo('sign-on')).toThrow(TypeError)
})
