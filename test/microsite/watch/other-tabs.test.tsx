import { expect, onTestFinished, test } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { followOtherTabs } from '../../../src/microsite/watch/other-tabs.ts'
import { auth } from '../../../src/store/auth.ts'
import { departures } from '../../../src/store/departures.ts'
import { platformReturned } from '../../../src/store/platform-return.ts'
import { json, offline } from '../../support/fake-server.ts'
import { rest } from '../../support/rest.ts'
import { testSite } from '../../support/test-site.ts'

const user = { user_id: 'u1', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', mobile: undefined }
const key = 'fayre.token https://give.example gala'

function tab() {
  const test = testSite()
  onTestFinished(followOtherTabs(test.site))
  return test
}

const elsewhere = (changed: string | null, newValue: string | null) =>
  dispatchEvent(Object.assign(new Event('storage'), { key: changed, newValue }))

test('logs out when another tab does', () => {
  const { site } = tab()
  auth(site).begin({ access_token: 'token-1', user })
  elsewhere(key, null)
  expect(auth(site).$state.get().isAuthenticated).toBe(false)
})

test('keeps what is typed where the session has ended in another tab, since it may have expired', () => {
  const { site } = tab()
  auth(site).begin({ access_token: 'token-1', user })
  compartment(site, 'gift').write('answers', { firstName: 'Ada' })
  elsewhere(key, null)
  expect([site.$token.get(), departures(site).get()]).toEqual([undefined, 0])
  expect(compartment(site, 'gift').read('answers')).toEqual({ firstName: 'Ada' })
})

test('logs out when the storage is emptied', () => {
  const { site } = tab()
  auth(site).begin({ access_token: 'token-1', user })
  elsewhere(null, null)
  expect(site.$token.get()).toBeUndefined()
})

test('learns who has signed in elsewhere', async () => {
  const { site, server } = tab()
  server.answer('GET /users/profile', json({ user: { ...user, mobile: null } }))
  elsewhere(key, 'token-2')
  await expect.poll(() => auth(site).$state.get().user?.first_name).toBe('Ada')
  expect(server.requestsTo('GET /users/profile')[0]?.headers.get('authorization')).toBe('Bearer token-2')
})

test.each([
  ['learns from the storage who has signed in, after the back/forward cache', true, 'token-2'],
  ['leaves the storage unread when it is shown for the first time', false, 'token-1'],
])('%s', (_, persisted, token) => {
  const { site, environment } = tab()
  auth(site).begin({ access_token: 'token-1', user })
  environment.storage?.setItem(key, 'token-2')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(site.$token.get()).toBe(token)
})

test('shows nobody on the session of another user', async () => {
  const { site, server } = tab()
  auth(site).begin({ access_token: 'token-1', user })
  let answer = (_: Response) => {}
  const answered = new Promise<Response>(done => {
    answer = done
  })
  server.answer('GET /users/profile', () => answered)
  elsewhere(key, 'token-2')
  expect(auth(site).$state.get().user).toBeUndefined()
  answer(new Response(JSON.stringify({ user: { ...user, user_id: 'u2', first_name: 'Grace', mobile: null } })))
  await expect.poll(() => auth(site).$state.get().user?.first_name).toBe('Grace')
})

test('asks again who it is once the platform is back', async () => {
  const { site, server } = tab()
  server.answer('GET /users/profile', offline)
  elsewhere(key, 'token-2')
  await expect.poll(() => server.requestsTo('GET /users/profile').length).toBe(1)
  await rest()
  server.answer('GET /users/profile', json({ user: { ...user, mobile: null } }))
  platformReturned()
  await expect.poll(() => auth(site).$state.get().user?.first_name).toBe('Ada')
})

test('is signed out where that session is over', async () => {
  const { site, server } = tab()
  server.answer('GET /users/profile', json({ error: 'session_expired', error_description: 'Over' }, 401))
  elsewhere(key, 'token-2')
  await expect.poll(() => site.$token.get()).toBeUndefined()
})

test("leaves other events' sessions alone", () => {
  const { site } = tab()
  auth(site).begin({ access_token: 'token-1', user })
  elsewhere('fayre.token https://give.example another', null)
  expect(site.$token.get()).toBe('token-1')
})
