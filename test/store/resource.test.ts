import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { platformReturned } from '../../src/store/platform-return.ts'
import { createResource, type Resource, type ResourceState } from '../../src/store/resource.ts'
import { testEnvironment } from '../support/test-environment.ts'

interface News {
  sequence: number
}

const networkError = () => new ApiError({ type: 'network' })
const failure = { type: 'network' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A resource whose answers are controlled by the test. */
function testResource() {
  const environment = testEnvironment()
  const calls: { resolve(value: News): void; reject(problem: unknown): void }[] = []
  const load = vi.fn(() => new Promise<News>((resolve, reject) => calls.push({ resolve, reject })))
  const resource = createResource<News>({ load, environment })
  return { environment, load, resource, last: () => calls.at(-1) }
}

function look<T>(resource: Resource<T>): ResourceState<T>[] {
  const seen: ResourceState<T>[] = []
  resource.$state.subscribe(state => seen.push(state))
  return seen
}

test('loads when somebody first looks, and not before', async () => {
  const { load, resource, last } = testResource()
  expect(load).not.toHaveBeenCalled()
  const seen = look(resource)
  look(resource)
  expect(load).toHaveBeenCalledTimes(1)
  last()?.resolve({ sequence: 1 })
  await vi.runAllTimersAsync()
  expect(seen).toEqual([
    { type: 'loading', slow: false },
    { type: 'ready', value: { sequence: 1 } },
  ])
})

test('keeps its answer when all have left and one comes back', async () => {
  const { load, resource, last } = testResource()
  const leave = resource.$state.subscribe(() => {})
  last()?.resolve({ sequence: 1 })
  await vi.runAllTimersAsync()
  leave()
  await vi.advanceTimersByTimeAsync(5000)
  look(resource)
  expect(load).toHaveBeenCalledTimes(1)
})

test('shares the first read', async () => {
  const { load, resource, last } = testResource()
  const refreshed = Promise.all([resource.refresh(), resource.refresh()])
  look(resource)
  expect(load).toHaveBeenCalledTimes(1)
  last()?.resolve({ sequence: 1 })
  await refreshed
  void resource.refresh()
  expect(load).toHaveBeenCalledTimes(2)
})

test('does not take a read that began before a write for one after it', async () => {
  const { load, resource, last } = testResource()
  look(resource)
  last()?.resolve({ sequence: 0 })
  await vi.runAllTimersAsync()
  void resource.refresh()
  let isRead = false
  const written = Promise.all([resource.refresh(), resource.refresh()]).then(() => {
    isRead = true
  })
  last()?.resolve({ sequence: 1 })
  await vi.runAllTimersAsync()
  expect(isRead).toBe(false)
  // Both share the next one.
  expect(load).toHaveBeenCalledTimes(3)
  last()?.resolve({ sequence: 2 })
  await written
  expect(resource.$state.get()).toEqual({ type: 'ready', value: { sequence: 2 } })
  expect(load).toHaveBeenCalledTimes(3)
})

test('drops an answer that was asked for before a newer value arrived', async () => {
  const { resource, last } = testResource()
  look(resource)
  resource.accept({ sequence: 2 })
  last()?.resolve({ sequence: 1 })
  await vi.runAllTimersAsync()
  expect(resource.$state.get()).toEqual({ type: 'ready', value: { sequence: 2 } })
  const refreshed = resource.refresh()
  last()?.resolve({ sequence: 3 })
  await refreshed
  expect(resource.$state.get()).toEqual({ type: 'ready', value: { sequence: 3 } })
})

test('says that it is slow after eight seconds, and waits on', async () => {
  const { resource, last } = testResource()
  look(resource)
  await vi.advanceTimersByTimeAsync(7999)
  expect(resource.$state.get()).toEqual({ type: 'loading', slow: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(resource.$state.get()).toEqual({ type: 'loading', slow: true })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(resource.$state.get()).toEqual({ type: 'loading', slow: true })
  last()?.resolve({ sequence: 1 })
  await vi.runAllTimersAsync()
  expect(resource.$state.get()).toMatchObject({ type: 'ready' })
})

test('keeps the last good view when a refresh fails, and says why', async () => {
  const { resource, last } = testResource()
  look(resource)
  last()?.resolve({ sequence: 1 })
  await vi.runAllTimersAsync()
  const refreshed = resource.refresh()
  expect(resource.$state.get()).toEqual({ type: 'ready', value: { sequence: 1 } })
  last()?.reject(networkError())
  await refreshed
  expect(resource.$state.get()).toEqual({ type: 'ready', value: { sequence: 1 }, problem: failure })
})

test('forgets the problem with the next good answer', async () => {
  const { resource, last } = testResource()
  resource.accept({ sequence: 5 })
  const failed = resource.refresh()
  last()?.reject(networkError())
  await failed
  const refreshed = resource.refresh()
  last()?.resolve({ sequence: 5 })
  await refreshed
  expect(resource.$state.get()).toEqual({ type: 'ready', value: { sequence: 5 } })
})

test('a failure without an earlier answer is a failure, until somebody tries again', async () => {
  const { resource, load, last } = testResource()
  const seen = look(resource)
  last()?.reject(networkError())
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(1)
  const tried = resource.refresh()
  last()?.resolve({ sequence: 1 })
  await tried
  expect(seen).toEqual([
    { type: 'loading', slow: false },
    { type: 'failed', failure },
    { type: 'loading', slow: false },
    { type: 'ready', value: { sequence: 1 } },
  ])
})

test('tries again for whoever looks after a failure', async () => {
  const { resource, load, last } = testResource()
  const leave = resource.$state.subscribe(() => {})
  last()?.reject(networkError())
  await vi.runAllTimersAsync()
  leave()
  await vi.advanceTimersByTimeAsync(5000)
  look(resource)
  expect(load).toHaveBeenCalledTimes(2)
})

test('reports a fault of our own, and only that', async () => {
  const { environment, resource, last } = testResource()
  look(resource)
  last()?.reject(networkError())
  await vi.runAllTimersAsync()
  expect(environment.reports).toEqual([])
  const fault = new TypeError('undefined is not a function')
  const tried = resource.refresh()
  last()?.reject(fault)
  await tried
  expect(environment.reports).toEqual([{ problem: fault, context: 'unexpected fault' }])
  expect(resource.$state.get()).toEqual({ type: 'failed', failure: { type: 'shape', detail: 'unexpected fault' } })
})

test('what has failed is asked for again when the platform is back, if somebody looks', async () => {
  const { load, resource, last } = testResource()
  const unlook = resource.$state.listen(() => {})
  last()?.reject(networkError())
  await vi.advanceTimersByTimeAsync(0)
  expect(resource.$state.get()).toEqual({ type: 'failed', failure })
  platformReturned()
  expect(load).toHaveBeenCalledTimes(2)
  last()?.resolve({ sequence: 1 })
  await vi.advanceTimersByTimeAsync(0)
  platformReturned()
  expect(load).toHaveBeenCalledTimes(2)
  void resource.refresh()
  last()?.reject(networkError())
  await vi.advanceTimersByTimeAsync(0)
  platformReturned()
  expect(load).toHaveBeenCalledTimes(4)
  last()?.reject(networkError())
  await vi.advanceTimersByTimeAsync(0)
  unlook()
  await vi.advanceTimersByTimeAsync(2000)
  platformReturned()
  expect(load).toHaveBeenCalledTimes(4)
})
