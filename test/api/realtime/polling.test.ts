import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCatchUp, createPolling } from '../../../src/api/realtime/polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('polls every few seconds without a connection, and every few minutes with one', () => {
  const ask = vi.fn()
  const polling = createPolling(ask)
  polling.begin(false)
  vi.advanceTimersByTime(11_200)
  expect(ask).toHaveBeenCalledTimes(4)
  polling.begin(true)
  vi.advanceTimersByTime(299_999)
  expect(ask).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(5)
  polling.end()
  vi.advanceTimersByTime(3_600_000)
  expect(ask).toHaveBeenCalledTimes(5)
})

test('polls less often after nearly two minutes without a connection', () => {
  const ask = vi.fn()
  createPolling(ask).begin(false)
  vi.advanceTimersByTime(36 * 2800)
  expect(ask).toHaveBeenCalledTimes(36)
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(39)
})

test('does not poll in a hidden page', () => {
  const ask = vi.fn()
  const page = { hidden: true }
  vi.stubGlobal('document', page)
  createPolling(ask).begin(false)
  vi.advanceTimersByTime(28_000)
  expect(ask).not.toHaveBeenCalled()
  page.hidden = false
  vi.advanceTimersByTime(2800)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('reads once after many gaps, after a random delay', () => {
  const ask = vi.fn()
  const catchUp = createCatchUp(ask)
  for (let hole = 0; hole < 10; hole++) catchUp.soon()
  vi.advanceTimersByTime(1499)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(1)
  catchUp.soon()
  catchUp.end()
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('reads three times soon, then rarely while gaps go on, and soon again after a quiet time', () => {
  const readAt: number[] = []
  const catchUp = createCatchUp(() => readAt.push(performance.now() - begun))
  const begun = performance.now()
  function gapEachSecond(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      catchUp.soon()
      vi.advanceTimersByTime(1000)
    }
  }
  gapEachSecond(45)
  expect(readAt).toEqual([1500, 3500, 5500, 16_500, 31_500])
  vi.advanceTimersByTime(60_000)
  readAt.length = 0
  gapEachSecond(6)
  expect(readAt).toEqual([106_500, 108_500, 110_500])
})
