import { describe, expect, test } from 'vitest'
import { matchRoute } from '../../src/microsite/match.ts'
import type { Route } from '../../src/microsite/route.ts'
import { testRoute } from './test-route.ts'

/** Any id: only the paths count here. */
const route = (id: string, ...paths: Route['paths']) => testRoute({ id: id as Route['id'], paths })
// The most general first, because the table's order must not matter.
const routes = [
  route('page', '/:key'),
  route('account', '/account/*'),
  route('poll', '/poll/:id'),
  route('thanks', '/poll/poll-success'),
  route('voucher', '/account/vouchers/redeem'),
  route('team', '/giving/team/:id'),
  route('message', '/giving/:id/message'),
  route('home', '/', '/home'),
]
const match = (path: string) => {
  const found = matchRoute(routes, path)
  return found && [found.route.id, found.params]
}

test.each([
  ['/poll/poll-success', 'thanks', {}],
  ['/poll/12', 'poll', { id: '12' }],
  ['/poll/poll-success-2', 'poll', { id: 'poll-success-2' }],
  ['/account/vouchers/redeem', 'voucher', {}],
  ['/account/vouchers', 'account', { rest: 'vouchers' }],
  ['/account/orders/7/receipt', 'account', { rest: 'orders/7/receipt' }],
  ['/account', 'account', { rest: '' }],
  ['/giving/team/3', 'team', { id: '3' }],
  ['/giving/team/message', 'team', { id: 'message' }],
  ['/giving/3/message', 'message', { id: '3' }],
  ['/', 'home', {}],
  ['', 'home', {}],
  ['/home', 'home', {}],
])('%s is %s', (path, name, params) => {
  expect(match(path)).toEqual([name, params])
})

test('slashes at the end and in a row mean nothing', () => {
  expect(match('/poll/12/')).toEqual(['poll', { id: '12' }])
  expect(match('//poll//12')).toEqual(['poll', { id: '12' }])
  expect(match('/home/')).toEqual(['home', {}])
})

test('names are told apart by their case', () => {
  expect(match('/Home')).toEqual(['page', { key: 'Home' }])
})

test('what no route is as deep as is nowhere', () => {
  expect(match('/poll/12/results')).toBeUndefined()
  expect(match('/a/b')).toBeUndefined()
})

describe('an address as browsers write it', () => {
  test.each([
    ['/caf%C3%A9', 'café'],
    ['/a%2Fb', 'a/b'],
    ['/100%25', '100%'],
    ['/%40home', '@home'],
    ['/a+b', 'a+b'],
  ])('%s is decoded', (path, key) => expect(match(path)).toEqual(['page', { key }]))

  test.each(['/100%', '/%E0%A4%A', '/%zz'])('%s, which no browser writes, stays as it is', path => {
    expect(match(path)).toEqual(['page', { key: path.slice(1) }])
  })

  test('an encoded word is that word', () => {
    expect(match('/poll/poll%2Dsuccess')).toEqual(['thanks', {}])
  })
})

test('nothing that objects have by themselves is a parameter', () => {
  expect(match('/constructor')).toEqual(['page', { key: 'constructor' }])
  expect(Object.keys(matchRoute(routes, '/__proto__')?.params ?? {})).toEqual(['key'])
})
