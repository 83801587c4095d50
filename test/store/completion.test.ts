import { expect, test } from 'vitest'
import { auth } from '../../src/store/auth.ts'
import { completion } from '../../src/store/completion.ts'
import { wirePaid } from '../features/checkout/payments.ts'
import { user } from '../support/member.tsx'
import { memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'

test('is told once paid, and changed where more is known', () => {
  const { $details, complete, update } = completion(testSite().site)
  expect($details.get()).toBeUndefined()
  complete({ origin: 'donation', checkoutData: wirePaid, items: [{ title: 'Moonlight Ball', amount: 5000 }] })
  expect($details.get()).toMatchObject({ origin: 'donation', metadata: {} })
  update({ metadata: { seat: '7' } })
  expect($details.get()).toMatchObject({ origin: 'donation', metadata: { seat: '7' } })
})

/** A tab in which Ada has paid. With the session storage of another one it behaves as after a reload. */
function paid(session = memoryStorage()) {
  const { site } = testSite({ session })
  const { complete } = completion(site)
  auth(site).begin({ access_token: 'token-1', user })
  complete({ origin: 'donation', checkoutData: wirePaid, items: [] })
  return { site, session }
}

test('goes with whoever signs out', () => {
  const { site, session } = paid()
  auth(site).logOut()
  expect(completion(site).$details.get()).toBeUndefined()
  expect(completion(site).recall()).toBeUndefined()
  const reloaded = testSite({ session: paid(session).session }).site
  auth(reloaded).logOut()
  expect(completion(reloaded).recall()).toBeUndefined()
})

test('goes when another user takes over', () => {
  const { site } = paid()
  auth(site).begin({ access_token: 'token-2', user: { ...user, user_id: 'u2' } })
  expect(completion(site).$details.get()).toBeUndefined()
  expect(completion(site).recall()).toBeUndefined()
})

test('there is nothing to change before anything is paid', () => {
  const { $details, update } = completion(testSite().site)
  update({ metadata: { seat: '7' } })
  expect($details.get()).toBeUndefined()
})
