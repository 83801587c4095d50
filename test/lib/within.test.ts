import { expect, test, vi } from 'vitest'
import { within } from '../../src/lib/within.ts'

test('passes on what comes in time, good or bad', async () => {
  await expect(within(50, Promise.resolve('here'))).resolves.toBe('here')
  await expect(within(50, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('gives up after its time', async () => {
  vi.useFakeTimers()
  try {
    const outcome = expect(within(3000, new Promise(() => {}))).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(3000)
    await outcome
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
