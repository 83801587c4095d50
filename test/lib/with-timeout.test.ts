import { expect, test, vi } from 'vitest'
import { withTimeout } from '../../src/lib/with-timeout.ts'

test('passes on what comes in time, good or bad', async () => {
  await expect(withTimeout(50, Promise.resolve('here'))).resolves.toBe('here')
  await expect(withTimeout(50, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('gives up after its time', async () => {
  vi.useFakeTimers()
  try {
    const outcome = expect(withTimeout(3000, new Promise(() => {}))).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(3000)
    await outcome
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
