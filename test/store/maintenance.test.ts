import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { terminology } from '../../src/api/terminology.ts'
import { maintenance } from '../../src/store/maintenance.ts'
import { platformState } from '../../src/store/platform-state.ts'
import { type Answer, json, offline, text } from '../support/fake-server.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'

const now = '2026-11-21T20:00:00.000Z'
const soon = '2026-11-21T20:25:00.000Z'
const plan = { eta: Date.parse(soon), minutes: 60 }
const headers = { 'x-maintenance-eta': soon, 'x-maintenance-period': '60' }
const status = { status: 'ok', server_time: now, maintenance_eta: null, maintenance_period: null }
const away = json({ ...status, status: 'maintenance', maintenance_eta: now, maintenance_period: 60 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(now)
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watched(given: Parameters<typeof testSite>[0] = {}) {
  const test = testSite(given)
  // The request at the start gets no answer.
  test.server.answer('GET /app/status', offline)
  const slice = maintenance(test.site)
  const stop = slice.watch()
  slice.$state.subscribe(() => {})
  slice.$upcoming.subscribe(() => {})
  test.server.answer('GET /app/status', json(status))
  /** Any answer of the platform, with these headers. */
  async function hear(sent: Readonly<Record<string, string>>, code = 200): Promise<void> {
    test.server.answer('GET /terminology', json({}, code, sent))
    await test.site.client.call(terminology, {}).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
  }
  /** Requests after the first one at the start. */
  const asked = () => test.server.requestsTo('GET /app/status').length - 1
  return { ...test, ...slice, stop, hear, asked }
}

describe('what is planned', () => {
  test('is learned from the headers of any answer', async () => {
    const { $state, $upcoming, hear, site } = watched()
    expect($state.get()).toEqual({ type: 'none' })
    await hear(headers)
    expect($state.get()).toEqual({ type: 'planned', plan })
    expect($upcoming.get()).toEqual(plan)
    expect(platformState(site).get().maintenance).toEqual(plan)
  })

  test('is forgotten when it is called off, and not because something before the platform answers', async () => {
    const { $upcoming, hear } = watched()
    await hear(headers)
    await hear({}, 502)
    expect($upcoming.get()).toEqual(plan)
    await hear({})
    expect($upcoming.get()).toBeUndefined()
  })

  test.each([
    [{ 'x-maintenance-eta': 'tonight', 'x-maintenance-period': '60' }, { type: 'none' }],
    [
      { ...headers, 'x-maintenance-period': 'an hour' },
      { type: 'planned', plan: { ...plan, minutes: undefined } },
    ],
    [{ 'x-maintenance-eta': soon }, { type: 'planned', plan: { ...plan, minutes: undefined } }],
  ])('is taken from %j as far as it makes sense', async (sent, state) => {
    const { $state, hear } = watched()
    await hear(sent)
    expect($state.get()).toEqual(state)
  })

  test('is told by the server’s time where the device’s clock is ahead', async () => {
    const { $state, $upcoming, hear, closeFor, asked } = watched()
    const date = new Date(now).toUTCString()
    vi.setSystemTime('2026-11-21T21:30:00.000Z')
    await hear({ ...headers, date })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([$state.get().type, asked()]).toEqual(['planned', 0])
    closeFor(10)
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    expect($upcoming.get()).toBeUndefined()
  })

  test('can be closed for a time, and across a reload, but another plan is told', async () => {
    const storage = memoryStorage()
    const { $upcoming, hear, closeFor } = watched({ storage })
    await hear(headers)
    closeFor(10)
    expect($upcoming.get()).toBeUndefined()
    const reloaded = watched({ storage })
    await reloaded.hear(headers)
    expect(reloaded.$upcoming.get()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect($upcoming.get()).toEqual(plan)
    closeFor(60)
    expect($upcoming.get()).toBeUndefined()
    await hear({ ...headers, 'x-maintenance-eta': '2026-11-21T21:00:00.000Z' })
    expect($upcoming.get()).toMatchObject({ minutes: 60 })
  })
})

describe('what runs', () => {
  const atStart = async (answer: Answer) => {
    const { site, server } = testSite()
    server.answer('GET /app/status', answer)
    const { $state, watch } = maintenance(site)
    $state.subscribe(() => {})
    watch()
    await vi.advanceTimersByTimeAsync(0)
    return $state.get().type
  }

  test('is asked about at the start', async () => {
    expect(await atStart(away)).toBe('running')
    expect(await atStart(json({}, 503))).toBe('running')
  })

  test.each([
    ['a fault', json({}, 500)],
    ['a page', text('<h1>Hotel</h1>')],
    ['nothing', offline],
  ] as const)('is not taken from %s at the start', async (_, answer) => {
    expect(await atStart(answer)).toBe('none')
  })

  test('is told by any answer of 503, with its headers', async () => {
    const { $state, hear, asked } = watched()
    await hear({ 'x-maintenance-eta': now, 'x-maintenance-period': '60' }, 503)
    expect($state.get()).toEqual({ type: 'running', plan: { eta: Date.parse(now), minutes: 60 } })
    expect(asked()).toBe(0)
  })

  test('is told by a 503 that knows of no plan', async () => {
    const { $state, hear } = watched()
    await hear({}, 503)
    expect($state.get()).toEqual({ type: 'running', plan: undefined })
  })

  test('is not said of other answers, nor of a network that is gone', async () => {
    const { $state, hear, server, site } = watched()
    await hear({}, 502)
    await hear({}, 429)
    server.answer('GET /terminology', offline)
    await site.client.call(terminology, {}).catch(() => {})
    expect($state.get()).toEqual({ type: 'none' })
  })

  test('begins at its time, as the next answer shows', async () => {
    const { $state, hear, server } = watched()
    await hear(headers)
    server.answer('GET /app/status', away)
    await vi.advanceTimersByTimeAsync(25 * 60_000)
    await hear(headers)
    expect($state.get().type).toBe('running')
  })

  test('is asked about every now and then, and over when the status says so', async () => {
    const { $state, begin, asked, server } = watched()
    server.answer('GET /app/status', away, offline, text('<h1>Bad gateway</h1>', 502), json(status))
    begin()
    expect($state.get()).toEqual({ type: 'running', plan: undefined })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(asked()).toBe(0)
    await vi.advanceTimersByTimeAsync(20_001)
    expect([asked(), $state.get().type]).toEqual([2, 'running'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([asked(), $state.get().type]).toEqual([3, 'running'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([asked(), $state.get().type]).toEqual([4, 'none'])
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked()).toBe(4)
  })

  test('is not asked about by everybody at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    const { begin, asked } = watched()
    begin()
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked()).toBe(1)
  })

  test('when it is over, settings that had failed are asked for once more', async () => {
    const { $state, site, server, stop } = watched()
    server.answer('GET /app/settings/block', text('Busy', 503), json(wireSettings))
    site.settings.$state.listen(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(site.settings.$state.get().type).toBe('failed')
    expect($state.get().type).toBe('running')
    await vi.advanceTimersByTimeAsync(20_100)
    expect(site.settings.$state.get().type).toBe('ready')
    stop()
  })

  test('nothing is asked when nobody watches any more', async () => {
    const { begin, stop, asked } = watched()
    begin()
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked()).toBe(0)
  })
})
