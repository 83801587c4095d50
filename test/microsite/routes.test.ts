import { describe, expect, test } from 'vitest'
import { matchRoute } from '../../src/microsite/match.ts'
import { routes } from '../../src/microsite/routes.ts'
import { specifiedRoutes } from './specified-routes.ts'

const nameOf = (path: string) => matchRoute(routes, path)?.route.name

describe('every path of the specification leads to its own screen', () => {
  test.each(specifiedRoutes)('%s is %s', (path, name) => expect(nameOf(path)).toBe(name))
})

test('no route is there that the specification does not know', () => {
  const specified = new Set(specifiedRoutes.map(([path]) => path.replace(/\/7$/, '/:id')))
  const known = routes.flatMap(({ paths }) => paths.map(path => path.replace('*', 'details')))
  expect(known.filter(path => path !== '/:routeKey' && !specified.has(path))).toEqual([])
})

test('no path is written down twice', () => {
  const paths = routes.flatMap(({ paths }) => paths)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a visitor must sign in for what is theirs alone', () => {
  const shut = routes.filter(({ access }) => access !== undefined).flatMap(({ paths }) => paths)
  expect(shut).toEqual(
    expect.arrayContaining(['/account/*', '/profile', '/pre-auth', '/tickets/your-tickets', '/admin-dash']),
  )
  const open = specifiedRoutes
    .map(([path]) => path)
    .filter(path => /guest|public/.test(path) && path !== '/assign-guest')
  expect(open.filter(path => matchRoute(routes, path)?.route.access)).toEqual([])
})

test('the leaderboard fills the page', () => {
  expect(routes.filter(({ bare }) => bare).map(({ name }) => name)).toEqual(['Leaderboard'])
})

/** Of modules that are not built yet. Whoever builds a screen takes its line away; none is ever added. */
const missing = [
  'Admin Dash',
  'Agendas',
  'Assign Guest',
  'Auction Categories',
  'Auction Item',
  'Auction Items',
  'Auction Payment',
  'Buy Now Items',
  'Complete Bid',
  'Complete your donation',
  'Confirm Ticket',
  'Donate an item',
  'Donate to a charity',
  'Fundraiser',
  'Fundraiser Team',
  'Guest Auction Payment',
  'Guest Ticket Payment',
  'Individual Giving',
  'Leaderboard',
  'Leave a message',
  'Live Auction Items',
  'Pledge',
  'Pledge Item',
  'Polls',
  'Prize Draw Item',
  'Prize draw',
  'Prize draw payment',
  'Public Poll',
  'Public Survey',
  'Redeem Voucher',
  'Sealed Auction Items',
  'Silent Auction Items',
  'Survey',
  'Surveys',
  'Thank you',
  'Ticket Agendas Select',
  'Ticket Payment',
  'Ticket RSVP',
  'Tickets',
  'Your Tickets',
]

test('the screens that are not built yet are known by name', () => {
  const unbuilt = new Set(routes.filter(({ screen }) => !screen).map(({ name }) => name))
  expect([...unbuilt].sort()).toEqual(missing)
})
