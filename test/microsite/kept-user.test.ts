import { expect, test } from 'vitest'
import { followKeptUser, keepUser } from '../../src/microsite/kept-user.ts'
import { auth } from '../../src/store/auth.ts'
import { persistence } from '../../src/store/persistence.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'

const user = { user_id: 'u1', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', mobile: undefined }

/** A visit with a device whose profile has not been read yet. */
function visit(storage: Storage) {
  const { site } = testSite({ storage })
  return { site, account: () => Object(persistence(site).read('account')) as Record<string, unknown> }
}

function signedInBefore() {
  const storage = memoryStorage()
  const { site } = visit(storage)
  const stop = keepUser(site)
  auth(site).begin({ access_token: 'the session of Ada', user })
  stop()
  return storage
}

test('takes up who was signed in before a reload, until the profile is there', () => {
  const { site } = visit(signedInBefore())
  expect(auth(site).$state.get().isAuthenticated).toBe(false)
  followKeptUser(site)
  expect(auth(site).$state.get()).toMatchObject({ isAuthenticated: true, user: { first_name: 'Ada' } })
})

test('is nobody with another session, or without one', () => {
  for (const token of ['the session of Eve', undefined]) {
    const { site } = visit(signedInBefore())
    site.$token.set(token)
    followKeptUser(site)
    expect(auth(site).$state.get().isAuthenticated).toBe(false)
  }
})

test('leaves nothing of them after a sign-out, but what belongs to the device', () => {
  const { site, account } = visit(signedInBefore())
  const stop = followKeptUser(site)
  const theirs = { tickets: { user: 'u1' }, ownTickets: {}, desk: {}, signUp: { email: 'ada@example.com' } }
  persistence(site).write('account', { ...account(), ...theirs, outbidAlerts: true })
  site.$token.set(undefined)
  stop()
  expect(JSON.parse(JSON.stringify(account()))).toEqual({ outbidAlerts: true })
})

test.each([
  ['an account’s tickets go, even if nothing else of it is stored', { user: 'u1', tickets: {} }, undefined],
  ['a guest’s tickets stay', { tickets: {} }, { tickets: {} }],
])('after a sign-out %s', (_, tickets, expected) => {
  const { site, account } = visit(memoryStorage())
  site.$token.set('the session of Ada')
  const stop = followKeptUser(site)
  persistence(site).write('account', { tickets })
  auth(site).logOut()
  stop()
  expect(account().tickets).toEqual(expected)
})
