import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from '../../src/lib/retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('does not repeat what went well', async () => {
  const attempt = vi.fn(async () => 'module')
  expect(await retry(attempt, { tries: 3, delay: 500 })).toBe('module')
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('tries again after the delay and not before', async () => {
  const attempt = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'))
  const tried = retry(attempt, { tries: 3, delay: 500 })
  await vi.advanceTimersByTimeAsync(499)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(await tried).toBe('module')
})

test('gives up after so many tries in all, with the last problem', async () => {
  let tries = 0
  const tried = retry(() => Promise.reject(new Error(`try ${++tries}`)), { tries: 3, delay: 500 })
  const refused = expect(tried).rejects.toThrow('try 3')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(tries).toBe(3)
})
