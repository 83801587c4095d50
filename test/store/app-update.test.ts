import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { terminology } from '../../src/api/terminology.ts'
import { appUpdate } from '../../src/store/app-update.ts'
import { busyness } from '../../src/store/busyness.ts'
import { type Answer, json, offline, text } from '../support/fake-server.ts'
import { blockedStorage, fullStorage, memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const call = 'GET /app.json'
const same = json({ version: '2.1.1', build: 85 })
const newer = json({ version: '2.1.1', build: 86 })

/** A page that watches for releases. `released`: the server's answer to each check. */
function watched(released: [Answer, ...Answer[]], session: Storage | 'none' = memoryStorage()) {
  const test = testSite()
  test.server.answer(call, ...released)
  const reload = vi.fn()
  const { $state, watch } = appUpdate(test.site)
  const stop = watch({ reload, session: session === 'none' ? undefined : session })
  const looks = () => test.server.requestsTo(call)
  return { ...test, reload, stop, session, looks, state: () => $state.get(), begin: busyness(test.site).begin }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('looks at once and every five minutes, past every cache', async () => {
  const { looks, state, reload } = watched([same])
  await wait(0)
  expect(looks()).toHaveLength(1)
  await wait(5 * 60_000)
  await wait(5 * 60_000)
  expect(looks()).toHaveLength(3)
  const asked = looks().map(({ url }) => url.searchParams)
  expect(new Set(asked.map(query => query.get('random'))).size).toBe(3)
  expect(new Set(asked.map(query => query.get('timestamp'))).size).toBe(3)
  expect(looks().map(({ init }) => init.cache)).toEqual(['no-store', 'no-store', 'no-store'])
  expect(state()).toBe('current')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['a newer build', newer],
  ['an older build', json({ version: '2.1.1', build: 84 })],
  ['another version', json({ version: '2.2.0', build: 85 })],
])('%s: says so for 3.5 seconds, then the page is loaded anew', async (_, answer) => {
  const { reload, state } = watched([answer])
  await wait(0)
  expect(state()).toBe('refreshing')
  await wait(3499)
  expect(reload).not.toHaveBeenCalled()
  await wait(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('waits while somebody types, pays or bids', async () => {
  const { begin, state, reload } = watched([newer])
  const typed = begin('typing')
  await wait(60_000)
  expect(state()).toBe('waiting')
  const paid = begin('payment')
  typed()
  await wait(60_000)
  expect([state(), reload.mock.calls.length]).toEqual(['waiting', 0])
  paid()
  expect(state()).toBe('refreshing')
  await wait(3500)
  expect(reload).toHaveBeenCalledOnce()
})

describe('never twice in a session for the same build', () => {
  test('whose files are not there yet', async () => {
    const session = memoryStorage()
    const before = watched([newer], session)
    await wait(3500)
    expect(before.reload).toHaveBeenCalledOnce()
    before.stop()
    const after = watched([newer], session)
    await wait(20 * 60_000)
    expect([after.state(), after.reload.mock.calls.length]).toEqual(['current', 0])
    after.server.answer(call, json({ version: '2.1.1', build: 87 }))
    await wait(5 * 60_000 + 3500)
    expect(after.reload).toHaveBeenCalledOnce()
  })

  test.each([
    ['is no', 'none' as const],
    ['is blocked', blockedStorage()],
    ['is full', fullStorage()],
  ])('so never at all where there %s session storage to remember it', async (_, session) => {
    const { state, reload } = watched([newer], session)
    await wait(60_000)
    expect([state(), reload.mock.calls.length]).toEqual(['current', 0])
  })
})

test.each([
  ['no network', offline],
  ['a hotel’s sign-in page', text('<h1>Welcome</h1>')],
  ['maintenance', text('Busy', 503)],
  ['half an answer', text('{"version":"2.1')],
  ['no build', json({ version: '2.2.0' })],
])('%s is no news', async (_, answer) => {
  const { state, reload, environment } = watched([answer])
  await wait(20_000)
  expect([state(), reload.mock.calls.length]).toEqual(['current', 0])
  expect(environment.reports).toEqual([])
})

describe('what the headers of any answer say', () => {
  async function hear(
    site: ReturnType<typeof testSite>['site'],
    server: ReturnType<typeof testSite>['server'],
    build: string,
  ) {
    server.answer('GET /terminology', json({}, 200, { 'x-app-version': '2.1.1', 'x-app-build': build }))
    await site.client.call(terminology, {}).catch(() => {})
    await wait(0)
  }

  test('makes it look early', async () => {
    const { site, server, looks, state } = watched([same, newer])
    await wait(0)
    await hear(site, server, '85')
    expect(looks()).toHaveLength(1)
    await hear(site, server, '86')
    expect([looks().length, state()]).toEqual([2, 'refreshing'])
  })

  test('once for each release, where its files are not there yet', async () => {
    const { site, server, looks, state } = watched([same])
    await wait(0)
    await hear(site, server, '86')
    await hear(site, server, '86')
    expect([looks().length, state()]).toEqual([2, 'current'])
  })
})

test('goes on with what it has found for who watches again', async () => {
  const { site, stop, session, reload, state } = watched([newer])
  await wait(1000)
  stop()
  expect(state()).toBe('waiting')
  await wait(3500)
  expect(reload).not.toHaveBeenCalled()
  appUpdate(site).watch({ reload, session: session as Storage })
  expect(state()).toBe('refreshing')
  await wait(3500)
  expect(reload).toHaveBeenCalledOnce()
})

test('does nothing more when nobody watches', async () => {
  const { stop, looks, reload } = watched([same, newer])
  await wait(0)
  stop()
  await wait(20 * 60_000)
  expect([looks().length, reload.mock.calls.length]).toEqual([1, 0])
})
