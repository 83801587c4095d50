import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consent } from '../../src/store/consent.ts'
import { eventSettings } from '../../src/store/event-settings.ts'
import { hostConsent } from '../../src/store/host-consent.ts'
import { platformState } from '../../src/store/platform-state.ts'
import { json } from '../support/fake-server.ts'
import { blockedStorage, fullStorage, memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'

const today = '2026-11-21T20:00:00.000Z'
const key = 'fayre.cookie-consent event-1'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(today)
})
afterEach(() => void vi.useRealTimers())

/** A visitor's site, with the stored choices of an earlier visit. */
async function visit({ storage = memoryStorage(), settings = {} }: { storage?: Storage; settings?: object } = {}) {
  const test = testSite({ storage })
  test.server.answer('GET /app/settings', json({ ...wireSettings, ...settings }))
  const slice = consent(test.site)
  const now = () => [slice.$state.get(), slice.$isOpen.get()]
  expect(now()).toEqual(['unasked', false])
  await eventSettings(test.site).refresh()
  return { ...test, ...slice, storage, now }
}

const stored = (record: unknown) => memoryStorage({ [key]: JSON.stringify(record) })

test('is asked for once it is known which event this is', async () => {
  const { now } = await visit()
  expect(now()).toEqual(['unasked', true])
})

test('accepted: for a hundred years, under a key of the event’s id', async () => {
  const { answer, now, storage, site } = await visit()
  answer('accept')
  expect(now()).toEqual(['granted', false])
  const record = { type: 'accept', expires: '2126-11-21T20:00:00.000Z' }
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual(record)
  expect(platformState(site).get().cookieConsent).toEqual(record)
  expect((await visit({ storage })).now()).toEqual(['granted', false])
})

test('declined: for a day, then it is asked again', async () => {
  const { answer, now, storage } = await visit()
  answer('decline')
  expect(now()).toEqual(['denied', false])
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ type: 'decline', expires: '2026-11-22T20:00:00.000Z' })
  vi.setSystemTime('2026-11-22T19:59:59.000Z')
  expect((await visit({ storage })).now()).toEqual(['denied', false])
  vi.setSystemTime('2026-11-22T20:00:00.000Z')
  expect((await visit({ storage })).now()).toEqual(['unasked', true])
})

test.each([
  [30, '2026-12-21T20:00:00.000Z'],
  [0, '2026-11-22T20:00:00.000Z'],
])('declined: for %i days as the organiser says', async (cookies_policy_decline_expiryNUM, expires) => {
  const { answer, storage } = await visit({ settings: { cookies_policy_decline_expiryNUM } })
  answer('decline')
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ expires })
})

describe('an old record, which is a plain date', () => {
  test.each([
    ['2026-11-30T00:00:00.000Z', 'denied'],
    ['2036-11-21T20:00:00.000Z', 'denied'],
    ['2036-11-21T20:00:01.000Z', 'granted'],
    ['2126-01-01', 'granted'],
    ['2026-11-20T00:00:00.000Z', 'unasked'],
  ])('%s: %s', async (date, state) => {
    expect((await visit({ storage: stored(date) })).now()[0]).toBe(state)
    expect((await visit({ storage: memoryStorage({ [key]: date }) })).now()[0]).toBe(state)
  })
})

test.each([
  ['nothing', ''],
  ['half a record', '{"type":"acc'],
  ['another type', '{"type":"maybe","expires":"2126-01-01"}'],
  ['no date', '{"type":"accept","expires":"soon"}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '5'],
  ['a text', 'accepted'],
])('takes %s for no record', async (_, text) => {
  expect((await visit({ storage: memoryStorage({ [key]: text }) })).now()).toEqual(['unasked', true])
})

test.each([
  ['on a public domain', { domain_type: 'public' }],
  ['where the organiser has no cookie policy', { disable_cookies_policyYN: 'yes' }],
])('is not asked for %s, and not taken for granted', async (_, settings) => {
  const { now } = await visit({ settings })
  expect(now()).toEqual(['unasked', false])
})

test.each([
  ['blocked', blockedStorage()],
  ['full', fullStorage()],
])('lasts as long as the page where storage is %s', async (_, storage) => {
  const { answer, now, environment } = await visit({ storage })
  answer('accept')
  expect(now()).toEqual(['granted', false])
  expect(environment.reports.map(({ context }) => context)).toContain('storage: consent is asked for on every visit')
})

test('can be changed at any time', async () => {
  const { answer, reopen, now } = await visit({ storage: stored({ type: 'accept', expires: '2126-01-01' }) })
  expect(now()).toEqual(['granted', false])
  reopen()
  expect(now()).toEqual(['granted', true])
  answer('decline')
  expect(now()).toEqual(['denied', false])
})

test('given in one tab counts in the other, and so does taking it back', async () => {
  const storage = memoryStorage()
  const here = await visit({ storage })
  const there = await visit({ storage })
  here.answer('accept')
  expect(there.now()).toEqual(['unasked', true])
  there.reread()
  expect(there.now()).toEqual(['granted', false])
  there.answer('decline')
  here.reread()
  expect(here.now()).toEqual(['denied', false])
})

test('what the page around it says comes first, and stores nothing', async () => {
  const { site, now, storage } = await visit()
  const $said = hostConsent(site)
  $said.set('granted')
  expect(now()).toEqual(['granted', false])
  $said.set('denied')
  expect(now()).toEqual(['denied', false])
  $said.set('auto')
  expect(now()).toEqual(['unasked', true])
  expect(storage.length).toBe(0)
})

test('tells everybody who waits for it', async () => {
  const { $state, answer } = await visit()
  const seen: string[] = []
  $state.subscribe(state => seen.push(state))
  answer('accept')
  answer('accept')
  answer('decline')
  expect(seen).toEqual(['unasked', 'granted', 'denied'])
})
