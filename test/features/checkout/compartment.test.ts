import { afterEach, expect, test, vi } from 'vitest'
import { answersLife, compartment } from '../../../src/features/checkout/compartment.ts'
import { auth } from '../../../src/store/auth.ts'
import { user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A storage with an abandoned gift, and a payment link whose outcome is unknown. */
function left() {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 19), toFake: ['Date'] })
  const storage = memoryStorage()
  const { site } = testSite({ storage })
  compartment(site, 'gift').write('answers', { firstName: 'Ada', line1: '1 Lantern Row' })
  const link = compartment(site, 'payment-link a')
  link.write('attempt', { idempotencyKey: 'key', content: '{}' })
  link.write('answers', { firstName: 'Grace' })
  return { storage, reload: (subject: string) => compartment(testSite({ storage }).site, subject) }
}

test('answers are there for an hour after the last one', () => {
  const { reload } = left()
  vi.setSystemTime(Date.now() + answersLife - 1)
  expect(reload('gift').read('answers')).toMatchObject({ firstName: 'Ada' })
  reload('gift').write('step', 'payment')
  vi.setSystemTime(Date.now() + answersLife - 1)
  expect(reload('gift').read('answers')).toMatchObject({ firstName: 'Ada' })
})

test.each([
  ['an hour later', answersLife],
  ['where the clock was set back', -1],
])('no name and no address is on the device %s, whichever form is opened', (_, passed) => {
  const { storage, reload } = left()
  vi.setSystemTime(Date.now() + passed)
  const link = reload('payment-link a')
  expect(storage.getItem('app')).not.toMatch(/Ada|Grace|Lantern|gift/)
  // An attempt that may have been charged is still stored.
  expect(link.read('attempt')).toMatchObject({ idempotencyKey: 'key' })
})

test('another user finds nothing of the one whose session has expired, but that one finds it again', () => {
  const storage = memoryStorage()
  const as = (user_id: string) => {
    const { site } = testSite({ storage })
    auth(site).begin({ access_token: user_id, user: { ...user, user_id } })
    return compartment(site, 'survey a')
  }
  as('u1').write('typed', { tale: 'Mine alone' })
  as('u1').write('attempt', { idempotencyKey: 'key', content: '{}' })
  expect(as('u1').read('typed')).toEqual({ tale: 'Mine alone' })
  const next = as('u2')
  expect([next.read('typed'), next.read('attempt')]).toEqual([undefined, { idempotencyKey: 'key', content: '{}' }])
  next.write('step', 'two')
  expect(storage.getItem('app')).not.toContain('Mine alone')
})
