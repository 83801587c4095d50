import { expect, test } from 'vitest'
import { auth } from '../../src/store/auth.ts'
import { platformReturned } from '../../src/store/platform-return.ts'
import { json, offline } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'

const session = {
  access_token: 'token-1',
  user: { user_id: 'u1', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', mobile: undefined },
}
const nobody = { isAuthenticated: false, isGuest: false, user: undefined }

test('knows who signed in, and forgets a guest for it', () => {
  const { site } = testSite()
  auth(site).setGuest(true)
  expect(auth(site).$state.get()).toEqual({ ...nobody, isGuest: true })
  auth(site).begin(session)
  expect(auth(site).$state.get()).toEqual({ isAuthenticated: true, isGuest: false, user: session.user })
  expect(site.$token.get()).toBe('token-1')
})

test('logs out at once, offline too, and tells the server with the token that was', async () => {
  const { site, server, environment } = testSite()
  server.answer('POST /users/logout', json({}))
  auth(site).begin(session)
  auth(site).logOut()
  expect(auth(site).$state.get()).toEqual(nobody)
  expect(site.$token.get()).toBeUndefined()
  expect([...Object.values({ ...environment.storage })].join()).not.toContain('token-1')
  await expect
    .poll(() => server.requestsTo('POST /users/logout').map(({ headers }) => headers.get('authorization')))
    .toEqual(['Bearer token-1'])
})

test('tells the server of a sign-out without a network once there is one again', async () => {
  const { site, server } = testSite()
  server.answer('POST /users/logout', offline, offline, json({}))
  const told = () => server.requestsTo('POST /users/logout').map(({ headers }) => headers.get('authorization'))
  auth(site).begin(session)
  auth(site).logOut()
  for (const tries of [1, 2, 3, 3]) {
    await expect.poll(told).toEqual(Array(tries).fill('Bearer token-1'))
    await new Promise(done => setTimeout(done, 10))
    platformReturned()
  }
})

test('treats a removed token as signed out, whoever removed it', () => {
  const { site } = testSite()
  auth(site).begin(session)
  site.$token.set(undefined)
  expect(auth(site).$state.get()).toEqual(nobody)
})

test('learns from the server who is signed in, and where they are to go', async () => {
  const { site, server } = testSite()
  server.answer(
    'GET /users/profile',
    json({
      user: { ...session.user, mobile: null },
      access_token: 'token-2',
      redirect_route: '/welcome',
      base_url: '/',
    }),
  )
  expect(await auth(site).resume('mailed')).toBe('/welcome')
  expect(auth(site).$state.get()).toMatchObject({ isAuthenticated: true, user: { first_name: 'Ada' } })
  expect(site.$token.get()).toBe('token-2')
  expect(server.requestsTo('GET /users/profile')[0]?.url.search).toBe('?user_token=mailed')
})

test('does not bring back who logged out while the server was asked', async () => {
  const { site, server } = testSite()
  site.$token.set('token-1')
  server.answer('GET /users/profile', json({ user: { ...session.user, mobile: null }, redirect_route: '/welcome' }))
  const asked = auth(site).resume(undefined)
  auth(site).logOut()
  expect(await asked).toBeUndefined()
  expect(auth(site).$state.get()).toEqual(nobody)
})
