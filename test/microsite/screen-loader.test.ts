import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedAlready, loadOnce } from '../../src/lib/load-once.ts'
import type { ScreenModule } from '../../src/microsite/route.ts'
import { screenLoader } from '../../src/microsite/screen-loader.ts'
import { testRoute } from './test-route.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const module: ScreenModule = { Screen: () => null }

/** A route whose code fails so many times before it comes. */
function routeFailing(times: number) {
  const tries: number[] = []
  const screen = async () => {
    tries.push(Date.now())
    if (tries.length <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return module
  }
  const route = testRoute({ id: 'polls', screen })
  return { route, tries }
}

test('a screen that has come is there at once from then on', async () => {
  const { route, tries } = routeFailing(0)
  expect(loadedAlready(screenLoader(route))).toBeUndefined()
  await Promise.all([loadOnce(screenLoader(route)), loadOnce(screenLoader(route))])
  expect([loadedAlready(screenLoader(route)), tries.length]).toEqual([module, 1])
})

test('is tried three times, 500 ms apart', async () => {
  const { route, tries } = routeFailing(2)
  const loading = loadOnce(screenLoader(route))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loading).toBe(module)
  expect(tries.map(at => at - (tries[0] ?? 0))).toEqual([0, 500, 1000])
})

test('fails after the third try, and begins anew when it is asked for again', async () => {
  const { route, tries } = routeFailing(3)
  const failed = expect(loadOnce(screenLoader(route))).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(1000)
  await failed
  expect(loadedAlready(screenLoader(route))).toBeUndefined()
  expect(await loadOnce(screenLoader(route))).toBe(module)
  expect(tries).toHaveLength(4)
})
