import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realtime } from '../../src/store/realtime.ts'
import type { Site } from '../../src/store/site.ts'
import { createFakeRealtime, type FakeRealtime } from '../support/fake-realtime.ts'
import { json } from '../support/fake-server.ts'
import { numbered } from '../support/lots.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'

const socket = vi.hoisted(() => ({ current: undefined as FakeRealtime | undefined, broken: false }))

vi.mock('../../src/api/realtime.ts', () => ({
  connectionOf: (...asked: Parameters<FakeRealtime['module']['connectionOf']>) => {
    if (socket.broken) throw new Error('no socket')
    return socket.current?.module.connectionOf(...asked)
  },
}))

let fake: FakeRealtime

beforeEach(() => {
  fake = createFakeRealtime()
  socket.current = fake
  socket.broken = false
  vi.useFakeTimers()
})

afterEach(() => void vi.useRealTimers())

/** Records pushes as they arrive. */
function listenTo(site: Site, channelOf: (eventId: string) => string, onGap = () => {}) {
  const receive = vi.fn((_data: unknown) => unchanging)
  const end = realtime(site).listen((connection, eventId) => {
    const pushes = [{ event: 'lot', change: (data: unknown) => receive(data) }]
    const followed = { ...numbered, pushes, merge: undefined, known: undefined, show: () => {}, onGap }
    return connection.follow(channelOf(eventId), followed).end
  }, onGap)
  return { receive, end }
}

const unchanging = { key: '', sequence: 1, apply: () => undefined, isPatch: false }

async function listening() {
  const { site, environment, server } = testSite()
  await Promise.all([site.settings.refresh(), vi.advanceTimersByTimeAsync(100)])
  const onGap = vi.fn()
  return { site, environment, server, onGap, ...listenTo(site, eventId => `lots-${eventId}`, onGap) }
}

test('opens the socket once the page has nothing more urgent to do', async () => {
  const { site, environment } = await listening()
  expect(fake.subscriptions).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toMatchObject([{ channel: 'lots-event-1', events: ['lot'] }])
  expect(fake.opened).toHaveLength(1)
  const [place, settings, options] = fake.opened[0] ?? []
  expect(place).toBe(site.slices)
  expect(settings).toEqual(wireSettings.realtime)
  expect(options?.authUrl).toBe('https://give.example/api/v1/realtime/auth')
  site.$token.set('token-1')
  expect(options?.token()).toBe('token-1')
  expect([options?.page(), options?.eventId]).toEqual([site.environment.location().href, 'event-1'])
  expect(environment.reports).toEqual([])
})

test('tells how the connection is', async () => {
  const { site } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  expect(realtime(site).$state.get()).toBe('connecting')
  fake.opened[0]?.[2].onState('live')
  expect(realtime(site).$state.get()).toBe('live')
})

test('hands on what was pushed, and every gap', async () => {
  const { receive, onGap } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  fake.push({ bid: 500 })
  expect(receive.mock.calls).toMatchObject([[{ bid: 500 }]])
  expect(onGap).not.toHaveBeenCalled()
  fake.gap()
  expect(onGap).toHaveBeenCalledTimes(1)
})

test('waits for the settings, which say where', async () => {
  const { site } = testSite()
  listenTo(site, eventId => eventId)
  site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toMatchObject([{ channel: 'event-1' }])
  await Promise.all([site.settings.refresh(), vi.advanceTimersByTimeAsync(100)])
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toHaveLength(1)
})

test('ends with its listener', async () => {
  const { end, receive } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  end()
  expect(fake.subscriptions).toEqual([])
  fake.push({ bid: 500 })
  expect(receive).not.toHaveBeenCalled()
})

test('opens nothing for a listener that has left before', async () => {
  const { end } = await listening()
  end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(fake.opened).toEqual([])
})

test('does without a socket where the settings name none', async () => {
  const { site, server, environment } = testSite()
  server.answer('GET /app/settings/block', json({ ...wireSettings, realtime: null }))
  await Promise.all([site.settings.refresh(), vi.advanceTimersByTimeAsync(100)])
  const { end } = listenTo(site, eventId => eventId)
  await vi.advanceTimersByTimeAsync(2000)
  expect(fake.subscriptions).toEqual([])
  expect(end).not.toThrow()
  expect(environment.reports).toEqual([])
})

test('is down, says so, polls and tries again if it fails to start', async () => {
  socket.broken = true
  const { site, environment, onGap } = await listening()
  await vi.advanceTimersByTimeAsync(2000)
  expect(realtime(site).$state.get()).toBe('down')
  expect(environment.reports).toMatchObject([{ context: 'realtime' }])
  expect(onGap).not.toHaveBeenCalled()
  socket.broken = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onGap).toHaveBeenCalledTimes(1)
  expect(fake.subscriptions).toMatchObject([{ channel: 'lots-event-1' }])
})
