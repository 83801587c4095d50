import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced } from '../../src/lib/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('acts once, on the newest, half a second after the last', () => {
  const act = vi.fn()
  const search = debounced<string>(act)
  search('w')
  vi.advanceTimersByTime(499)
  search('wi')
  vi.advanceTimersByTime(499)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act.mock.calls).toEqual([['wi']])
})

test('acts at once when told to, and not again; and never when cancelled', () => {
  const act = vi.fn()
  const search = debounced<string | undefined>(act)
  search.flush()
  search(undefined)
  search.flush()
  search('wine')
  search.cancel()
  vi.advanceTimersByTime(1000)
  expect(act.mock.calls).toEqual([[undefined]])
})
