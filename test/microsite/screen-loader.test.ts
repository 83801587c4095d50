import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScreenModule } from '../../src/microsite/route.ts'
import { screenLoader } from '../../src/microsite/screen-loader.ts'
import { loadCode } from '../../src/store/code.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { testRoute } from './test-route.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const module: ScreenModule = { Screen: () => null }

/** A route whose code fails to load so many times before it succeeds. */
function routeFailing(times: number) {
  const tries: number[] = []
  const screen = async () => {
    tries.push(Date.now())
    if (tries.length <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return module
  }
  const route = testRoute({ id: 'polls', screen })
  return { load: () => loadCode(screenLoader(route), testEnvironment()), tries }
}

test('a screen that has come is there at once from then on', async () => {
  const { load, tries } = routeFailing(0)
  await Promise.all([load(), load()])
  expect(await load()).toBe(module)
  expect(tries).toHaveLength(1)
})

test('is tried three times, 500 ms apart', async () => {
  const { load, tries } = routeFailing(2)
  const loading = load()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loading).toBe(module)
  expect(tries.map(at => at - (tries[0] ?? 0))).toEqual([0, 500, 1000])
})

test('fails after the third try, and begins anew when it is asked for again', async () => {
  const { load, tries } = routeFailing(3)
  const failed = expect(load()).rejects.toThrow('network')
  await vi.advanceTimersByTimeAsync(1000)
  await failed
  expect(await load()).toBe(module)
  expect(tries).toHaveLength(4)
})
