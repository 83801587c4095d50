import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { donationTotal } from '../../src/store/donation-total.ts'
import type { FakeRealtime } from '../support/fake-realtime.ts'
import { json, offline } from '../support/fake-server.ts'
import { newSocket } from '../support/socket.ts'
import { testSite } from '../support/test-site.ts'
import { wireTotal } from '../support/wire.ts'

vi.mock('../../src/api/realtime.ts', () => import('../support/socket.ts'))

const read = 'GET /donations/total'
let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers()
})

afterEach(() => void vi.useRealTimers())

/** Pushes are shown once per frame. */
const drawn = () => vi.advanceTimersByTimeAsync(100)

/** Subscribes to the total, gives the first answer, and pushes. */
async function watching() {
  const test = testSite()
  const total = donationTotal(test.site)
  const leave = total.$state.subscribe(() => {})
  test.site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  const shown = () => {
    const state = total.$state.get()
    return state.type === 'ready' ? state.value.total_raised : state.type
  }
  return { ...test, total, leave, shown }
}

test('reads once, then listens on the channel of the event', async () => {
  const { server, shown } = await watching()
  expect(shown()).toBe(wireTotal.total_raised)
  expect(server.requestsTo(read).map(({ url }) => url.search)).toEqual(['?event=gala'])
  expect(fake.subscriptions).toMatchObject([{ channel: 'event-event-1', events: ['donation-total'] }])
})

test('moves with a newer push, without asking', async () => {
  const { server, shown } = await watching()
  fake.push({ ...wireTotal, sequence: 8, total_raised: 1_239_500 })
  await drawn()
  expect(shown()).toBe(1_239_500)
  expect(server.requestsTo(read)).toHaveLength(1)
})

test('a refund lowers it, for it is newer', async () => {
  const { shown } = await watching()
  fake.push({ ...wireTotal, sequence: 8, total_raised: 5 })
  await drawn()
  expect(shown()).toBe(5)
})

test('drops an older push', async () => {
  const { server, shown } = await watching()
  fake.push({ ...wireTotal, sequence: 6, total_raised: 1 })
  await drawn()
  expect(shown()).toBe(wireTotal.total_raised)
  expect(server.requestsTo(read)).toHaveLength(1)
})

test.each([
  ['money as text', { ...wireTotal, sequence: 8, total_raised: '1239500' }],
  ['a fraction', { ...wireTotal, sequence: 8, total_raised: 1.5 }],
  ['less than nothing', { ...wireTotal, sequence: 8, total_raised: -1 }],
  ['no sequence', { ...wireTotal, sequence: undefined }],
  ['nothing at all', null],
])('asks the API where a push holds %s', async (_, data) => {
  const { server, environment, shown } = await watching()
  server.answer(read, json({ ...wireTotal, sequence: 8, total_raised: 1_300_000 }))
  fake.push(data)
  expect(shown()).toBe(wireTotal.total_raised)
  await vi.advanceTimersByTimeAsync(10)
  expect(shown()).toBe(1_300_000)
  expect(server.requestsTo(read)).toHaveLength(2)
  expect(environment.reports).toHaveLength(1)
})

test('asks the API after each gap', async () => {
  const { server, shown } = await watching()
  server.answer(read, json({ ...wireTotal, sequence: 20, total_raised: 2_000_000 }))
  fake.gap()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown()).toBe(2_000_000)
  fake.gap()
  await vi.advanceTimersByTimeAsync(10)
  expect(server.requestsTo(read)).toHaveLength(3)
})

test('keeps what it shows when the network is away', async () => {
  const { server, total, shown } = await watching()
  server.answer(read, offline)
  fake.gap()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown()).toBe(wireTotal.total_raised)
  expect(total.$state.get()).toMatchObject({ problem: { type: 'network' } })
})

test('stops listening when nobody looks any more, and begins again', async () => {
  const { leave, total } = await watching()
  leave()
  await vi.advanceTimersByTimeAsync(5000)
  expect(fake.subscriptions).toEqual([])
  total.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toHaveLength(1)
})

test('listens though the settings come late', async () => {
  const { site, server } = testSite()
  server.answer('GET /app/settings/block', offline)
  donationTotal(site).$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(fake.subscriptions).toEqual([])
  server.answer(
    'GET /app/settings/block',
    json({ event_id: 'event-1', realtime: { key: 'key', cluster: 'eu', tls: 'yes' } }),
  )
  await Promise.all([site.settings.refresh(), vi.advanceTimersByTimeAsync(100)])
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toHaveLength(1)
})
