import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLine } from '../../../src/api/realtime/line.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function kept() {
  const wire = { dial: vi.fn(), hangUp: vi.fn(), ping: vi.fn() }
  const onChange = vi.fn()
  const line = keepLine(wire, onChange)
  return { wire, onChange, line, dials: () => wire.dial.mock.calls.length }
}

test('dials at once, and again when nothing has come of it', () => {
  const { dials, wire, onChange } = kept()
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(3999)
  expect(dials()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(dials()).toBe(2)
  // The previous attempt is given up first: never two at once.
  expect(wire.hangUp.mock.invocationCallOrder.at(-1)).toBeLessThan(wire.dial.mock.invocationCallOrder.at(-1) ?? 0)
  expect(onChange).not.toHaveBeenCalled()
})

test('keeps its pace when attempts fail at once', () => {
  const { line, dials } = kept()
  for (let second = 0; second < 40; second++) {
    line.lost(1006)
    vi.advanceTimersByTime(1000)
  }
  expect(dials()).toBe(11)
})

test('stays quiet while the line speaks', () => {
  const { line, wire, onChange, dials } = kept()
  line.up()
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000)
    line.heard()
  }
  expect(wire.ping).not.toHaveBeenCalled()
  expect(dials()).toBe(1)
  expect(onChange.mock.calls).toEqual([[true, 0]])
})

test('asks a quiet line for a sign of life, and is content with it', () => {
  const { line, wire, onChange } = kept()
  line.up()
  vi.advanceTimersByTime(9000)
  expect(wire.ping).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4999)
  line.heard()
  vi.advanceTimersByTime(8999)
  expect(onChange.mock.calls).toEqual([[true, 0]])
})

test('notices a dead line within 15 seconds, and dials again', () => {
  const { line, onChange, dials, wire } = kept()
  line.up()
  vi.advanceTimersByTime(13_999)
  expect(onChange.mock.calls).toEqual([[true, 0]])
  vi.advanceTimersByTime(1)
  expect(onChange.mock.calls).toEqual([
    [true, 0],
    [false, 14_000],
  ])
  expect(wire.hangUp).toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(dials()).toBe(2)
})

test.each([0, 1000, 1001, 1006, 1011, 4100, 4199, 4200, 4201, 4299])('comes back soon after a close with %i', code => {
  const { line, dials } = kept()
  line.up()
  line.lost(code)
  vi.advanceTimersByTime(2000)
  expect(dials()).toBe(2)
})

test.each([4000, 4001, 4009, 4099, 4300, 4301, 4999])(
  'leaves a server alone for a while after a close with %i',
  code => {
    const { line, dials } = kept()
    line.lost(code)
    vi.advanceTimersByTime(179_999)
    expect(dials()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(dials()).toBe(2)
  },
)

test('says each change once', () => {
  const { line, onChange } = kept()
  line.lost(1006)
  line.up()
  line.lost(1006)
  line.lost(1006)
  vi.advanceTimersByTime(60_000)
  line.up()
  expect(onChange.mock.calls).toEqual([
    [true, 0],
    [false, 0],
    [true, 0],
  ])
})

test('dials within a second when the page wakes without a line', () => {
  const { line, dials } = kept()
  line.lost(4001)
  line.wake()
  vi.advanceTimersByTime(1000)
  expect(dials()).toBe(2)
})

test('doubts its line when the page wakes: sleep may have outlived it', () => {
  const { line, wire, onChange } = kept()
  line.up()
  line.wake()
  expect(wire.ping).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(onChange.mock.calls).toEqual([
    [true, 0],
    [false, 14_000],
  ])
})

test('is still after its end', () => {
  const { line, dials, wire } = kept()
  line.up()
  line.end()
  vi.advanceTimersByTime(600_000)
  expect(dials()).toBe(1)
  expect(wire.ping).not.toHaveBeenCalled()
})
