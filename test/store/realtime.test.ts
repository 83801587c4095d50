import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realtime } from '../../src/store/realtime.ts'
import { createFakeRealtime, type FakeRealtime } from '../support/fake-realtime.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'

const socket = vi.hoisted(() => ({ current: undefined as FakeRealtime | undefined, broken: false }))

vi.mock('../../src/api/realtime.ts', () => ({
  connectionOf: (...asked: Parameters<FakeRealtime['module']['connectionOf']>) => {
    if (socket.broken) throw new Error('no socket')
    return socket.current?.module.connectionOf(...asked)
  },
}))

const lotPush = { event: 'lot', data: v.object({ bid: v.number() }) }
let fake: FakeRealtime

beforeEach(() => {
  fake = createFakeRealtime()
  socket.current = fake
  socket.broken = false
  vi.useFakeTimers()
})

afterEach(() => void vi.useRealTimers())

async function listening() {
  const { site, environment, server } = testSite()
  await site.settings.refresh()
  const receive = vi.fn()
  const onGap = vi.fn()
  const stop = realtime(site).listen('event-1', { push: lotPush, receive, onGap })
  return { site, environment, server, receive, onGap, stop }
}

test('opens the socket once the page has nothing more urgent to do', async () => {
  const { site, environment } = await listening()
  expect(fake.subscriptions).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toMatchObject([{ channel: 'event-1', event: 'lot' }])
  expect(fake.opened).toHaveLength(1)
  const [place, settings, options] = fake.opened[0] ?? []
  expect(place).toBe(site.slices)
  expect(settings).toEqual(wireSettings.realtime)
  expect(options?.authUrl).toBe('https://give.example/api/v1/realtime/auth')
  site.$token.set('token-1')
  expect(options?.token()).toBe('token-1')
  expect(environment.reports).toEqual([])
})

test('tells how the connection is', async () => {
  const { site } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  expect(realtime(site).$state.get()).toBe('connecting')
  fake.opened[0]?.[2].onState('live')
  expect(realtime(site).$state.get()).toBe('live')
})

test('hands on what was pushed, decoded', async () => {
  const { receive, onGap } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  fake.push({ bid: 500, bidder: 'Ada' })
  expect(receive.mock.calls).toEqual([[{ bid: 500 }]])
  expect(onGap).not.toHaveBeenCalled()
  fake.gap()
  expect(onGap).toHaveBeenCalledTimes(1)
})

test.each([[undefined], [null], ['bid'], [{}], [{ bid: '500' }], [[]]])(
  'takes a push of %j, which makes no sense, for one that it missed',
  async data => {
    const { receive, onGap } = await listening()
    await vi.advanceTimersByTimeAsync(2000)
    fake.push(data)
    expect(receive).not.toHaveBeenCalled()
    expect(onGap).toHaveBeenCalledTimes(1)
  },
)

test('tells the line how pushes are numbered, so that it sees holes', async () => {
  const { site } = testSite()
  await site.settings.refresh()
  realtime(site).listen('event-1', { push: lotPush, receive: () => {}, numberOf: ({ bid }) => bid, onGap: () => {} })
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions[0]?.receive({ bid: 7 })).toBe(7)
})

test('ends with its listener', async () => {
  const { stop, receive } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  stop()
  expect(fake.subscriptions).toEqual([])
  fake.push({ bid: 500 })
  expect(receive).not.toHaveBeenCalled()
})

test('opens nothing for a listener that has left before', async () => {
  const { stop } = await listening()
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(fake.opened).toEqual([])
})

test('does without a socket where the settings name none', async () => {
  const { site, server, environment } = testSite()
  server.answer('GET /app/settings/block', json({ ...wireSettings, realtime: null }))
  await site.settings.refresh()
  const stop = realtime(site).listen('event-1', { push: lotPush, receive: () => {}, onGap: () => {} })
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toEqual([])
  expect(stop).not.toThrow()
  expect(environment.reports).toEqual([])
})

test('is down, says so, asks by hand and tries again where it does not start', async () => {
  socket.broken = true
  const { site, environment, onGap } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  expect(realtime(site).$state.get()).toBe('down')
  expect(environment.reports).toMatchObject([{ context: 'realtime did not start' }])
  expect(onGap).not.toHaveBeenCalled()
  socket.broken = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onGap).toHaveBeenCalledTimes(1)
  expect(fake.subscriptions).toMatchObject([{ channel: 'event-1' }])
})
