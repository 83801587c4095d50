import { describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { titleMessages } from '../../src/lib/titles.messages.ts'
import { matchRoute } from '../../src/microsite/match.ts'
import { routes } from '../../src/microsite/routes.ts'
import { specifiedRoutes } from './specified-routes.ts'

const routeAt = (path: string) => matchRoute(routes, path)?.route

describe('every path of the specification leads to its own screen', () => {
  test.each(specifiedRoutes)('%s is %s', (path, id) => expect(routeAt(path)?.id).toBe(id))
})

test('a route has the name that the specification gives it, unless its screen alone knows', () => {
  const untitled = new Set(['home', 'content'])
  const named = specifiedRoutes.filter(([, id]) => !untitled.has(id)).map(([, id, name]) => [id, name])
  const titles = Object.entries(titleMessages).map(([id, title]) => [id, title])
  expect(titles).toEqual(expect.arrayContaining(named))
  const own = ['sign-in-return', 'switch-account', 'poll-screen']
  expect(new Set(titles.map(([id]) => id))).toEqual(new Set([...named.map(([id]) => id), ...own]))
})

test('no route is there that the specification does not know', () => {
  const specified = new Set(specifiedRoutes.map(([path]) => path.replace(/\/7$/, '/:id')))
  const known = routes.flatMap(({ paths }) => paths.flatMap(path => path?.replace('*', 'details') ?? []))
  const own = ['/:routeKey', '/sign-in/return', '/sign-in/switch', '/poll/screen/:id']
  expect(known.filter(path => !own.includes(path) && !specified.has(path))).toEqual([])
})

test('each id has its route, and only one', () => {
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(paths).sort())
})

test('no path is written down twice', () => {
  const paths = routes.flatMap(({ paths }) => paths.filter(Boolean))
  expect(new Set(paths).size).toBe(paths.length)
})

test('a visitor must sign in for what is theirs alone', () => {
  const shut = routes.filter(({ access }) => access !== undefined).map(({ paths }) => paths[0])
  expect(shut).toEqual(expect.arrayContaining(['/account/*', '/profile', '/pre-auth', '/admin-dash/*']))
  const open = specifiedRoutes
    .map(([path]) => path)
    .filter(path => /guest|public/.test(path) && path !== '/assign-guest')
  expect(open.filter(path => routeAt(path)?.access)).toEqual([])
})

test('where a member pays, a guest may pay beside it', () => {
  const beside = routes.filter(({ guest }) => guest !== undefined).map(({ id, guest }) => [id, guest])
  expect(beside).toEqual(
    expect.arrayContaining([
      ['auction-checkout', 'auction-guest-checkout'],
      ['ticket-checkout', 'ticket-guest-checkout'],
      ['ticket-agendas', 'ticket-guest-agendas'],
      ['prize-draw-checkout', 'prize-draw-guest-checkout'],
      ['pledge-checkout', 'pledge-guest-checkout'],
      ['fundraiser-checkout', 'fundraiser-guest-checkout'],
    ]),
  )
  expect(beside).toHaveLength(6)
})

test('every screen around paying, and no other, is a checkout', () => {
  const checkouts = routes.filter(({ kind }) => kind === 'checkout').map(({ paths }) => paths[0])
  const paying = specifiedRoutes
    .map(([path]) => path)
    .filter(path => path.includes('checkout') || path === '/account/payment')
  expect([...checkouts].sort()).toEqual(paying.sort())
})

test('only the leaderboard and a poll are wall screens', () => {
  const walls = routes.filter(({ kind }) => kind === 'wall').map(({ id }) => id)
  expect(walls.sort()).toEqual(['leaderboard', 'poll-screen'])
})

/** Routes that show an organiser's page. */
const pages = ['content', 'privacy', 'terms']

test('every other route has a screen', () => {
  expect(
    routes
      .filter(({ screen }) => !screen)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(pages)
})
