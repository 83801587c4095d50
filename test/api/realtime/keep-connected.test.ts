import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConnected } from '../../../src/api/realtime/keep-connected.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function connected() {
  const transport = { dial: vi.fn(), hangUp: vi.fn(), ping: vi.fn() }
  const onChange = vi.fn()
  const kept = keepConnected(transport, onChange)
  return { transport, onChange, kept, dials: () => transport.dial.mock.calls.length }
}

test('connects at once, and again after a failed attempt', () => {
  const { dials, transport, onChange } = connected()
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(3999)
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(dials()).toBe(2)
  // The previous attempt is given up first: never two at once.
  expect(transport.hangUp.mock.invocationCallOrder.at(-1)).toBeLessThan(
    transport.dial.mock.invocationCallOrder.at(-1) ?? 0,
  )
  expect(onChange).not.toHaveBeenCalled()
})

test('keeps its pace when attempts fail at once', () => {
  const { kept, dials } = connected()
  for (let second = 0; second < 40; second++) {
    kept.lost(1006)
    vi.advanceTimersByTime(1000)
  }
  expect(dials()).toBe(11)
})

test('sends no ping while the server sends', () => {
  const { kept, transport, onChange, dials } = connected()
  kept.up()
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000)
    kept.heard()
  }
  expect(transport.ping).not.toHaveBeenCalled()
  expect(dials()).toBe(1)
  expect(onChange.mock.calls).toEqual([[true, 0]])
})

test('pings a silent server, and accepts its answer', () => {
  const { kept, transport, onChange } = connected()
  kept.up()
  vi.advanceTimersByTime(9000)
  expect(transport.ping).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4999)
  kept.heard()
  vi.advanceTimersByTime(8999)
  expect(onChange.mock.calls).toEqual([[true, 0]])
})

test('notices a dead connection within 15 seconds, and reconnects', () => {
  const { kept, onChange, dials, transport } = connected()
  kept.up()
  vi.advanceTimersByTime(13_999)
  expect(onChange.mock.calls).toEqual([[true, 0]])
  vi.advanceTimersByTime(1)
  expect(onChange.mock.calls).toEqual([
    [true, 0],
    [false, 14_000],
  ])
  expect(transport.hangUp).toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(dials()).toBe(2)
})

test.each([0, 1000, 1001, 1006, 1011, 4100, 4199, 4200, 4201, 4299])('comes back soon after a close with %i', code => {
  const { kept, dials } = connected()
  kept.up()
  kept.lost(code)
  vi.advanceTimersByTime(2000)
  expect(dials()).toBe(2)
})

test.each([4000, 4001, 4009, 4099, 4300, 4301, 4999])(
  'leaves a server alone for a while after a close with %i',
  code => {
    const { kept, dials } = connected()
    kept.lost(code)
    vi.advanceTimersByTime(179_999)
    expect(dials()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(dials()).toBe(2)
  },
)

test('reports each change once', () => {
  const { kept, onChange } = connected()
  kept.lost(1006)
  kept.up()
  kept.lost(1006)
  kept.lost(1006)
  vi.advanceTimersByTime(60_000)
  kept.up()
  expect(onChange.mock.calls).toEqual([
    [true, 0],
    [false, 0],
    [true, 0],
  ])
})

test('connects within a second when the page wakes without a connection', () => {
  const { kept, dials } = connected()
  kept.lost(4001)
  kept.wake()
  vi.advanceTimersByTime(1000)
  expect(dials()).toBe(2)
})

test('checks its connection when the page wakes, because it may have died meanwhile', () => {
  const { kept, transport, onChange } = connected()
  kept.up()
  kept.wake()
  expect(transport.ping).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(onChange.mock.calls).toEqual([
    [true, 0],
    [false, 14_000],
  ])
})

test.each([
  ['a device that slept', 0, 60_000],
  ['timers that were held back', 9000, 0],
])('on waking it tells after the silence of %s that pushes may be missed', (_, awake, asleep) => {
  const { kept } = connected()
  kept.up()
  vi.advanceTimersByTime(awake)
  vi.setSystemTime(Date.now() + asleep)
  expect(kept.wake()).toBe(true)
})

test('on waking nothing is missed where the server was heard just now, nor before it is connected again', () => {
  const { kept } = connected()
  expect(kept.wake()).toBe(false)
  kept.up()
  vi.advanceTimersByTime(8000)
  kept.heard()
  vi.advanceTimersByTime(2000)
  expect(kept.wake()).toBe(false)
  kept.lost(1006)
  vi.advanceTimersByTime(60_000)
  expect(kept.wake()).toBe(false)
})

test('does nothing after its end', () => {
  const { kept, dials, transport } = connected()
  kept.up()
  kept.end()
  vi.advanceTimersByTime(600_000)
  expect(dials()).toBe(1)
  expect(transport.ping).not.toHaveBeenCalled()
})
