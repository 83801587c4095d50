import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryImport } from '../../src/lib/retry-import.ts'

const report = vi.fn()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  report.mockReset()
})

test('does not repeat what went well', async () => {
  const load = vi.fn(async () => 'module')
  expect(await retryImport(load, report)).toBe('module')
  expect(load).toHaveBeenCalledTimes(1)
})

test('tries again after half a second and not before', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'))
  const tried = retryImport(load, report)
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  expect(await tried).toBe('module')
  expect(report).not.toHaveBeenCalled()
})

test('gives up after three tries in all, with the last problem, and reports it once', async () => {
  let tries = 0
  const tried = retryImport(() => Promise.reject(new Error(`try ${++tries}`)), report)
  const refused = expect(tried).rejects.toThrow('try 3')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(tries).toBe(3)
  expect(report.mock.calls).toEqual([[new Error('try 3'), 'code did not load']])
})
