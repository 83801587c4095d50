import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeOf } from '../../src/store/code.ts'
import { testEnvironment } from '../support/test-environment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('tries three times, 500 ms apart, and then says so once', async () => {
  const environment = testEnvironment()
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const code = codeOf(load, environment)
  code.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(2)
  expect(code.$state.get().type).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(3)
  expect(code.$state.get()).toEqual({ type: 'failed', failure: { type: 'network' } })
  expect(environment.reports.map(({ context }) => context)).toEqual(['code did not load'])
})

test('begins anew when it is asked to', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(1)
    .mockRejectedValueOnce(2)
    .mockRejectedValueOnce(3)
    .mockResolvedValue('here')
  const code = codeOf<string>(load, testEnvironment())
  code.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(code.$state.get().type).toBe('failed')
  await code.refresh()
  expect(code.$state.get()).toEqual({ type: 'ready', value: 'here' })
})

test('loads once for all who ask, and is there at once from then on', async () => {
  const environment = testEnvironment()
  const load = vi.fn(async () => 'here')
  await Promise.all([codeOf(load, environment).refresh(), codeOf(load, environment).refresh()])
  expect(codeOf(load, environment).$state.get()).toEqual({ type: 'ready', value: 'here' })
  expect(load).toHaveBeenCalledTimes(1)
})
