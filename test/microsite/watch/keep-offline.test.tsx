import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import type { Router } from '../../../src/microsite/router.ts'
import { keepOffline } from '../../../src/microsite/watch/keep-offline.ts'
import { pageWorker } from '../../../src/store/page-worker.ts'
import { createSite } from '../../../src/store/site.ts'
import { testEnvironment } from '../../support/test-environment.ts'

const asked = vi.fn(async (_script: string, _options: { scope: string }) => ({}))
const container = Object.assign(new EventTarget(), { register: asked, ready: new Promise(() => {}) })

afterEach(() => {
  asked.mockClear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/**
 * Opens screens of a microsite whose platform has this address.
 * @returns what was registered
 */
function visit(host: string, { home = '/ball/', screens = [true] } = {}) {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const site = createSite(testEnvironment(), { host, event: 'ball' })
  const at = (offline: boolean) => ({ route: { offline } }) as ReturnType<Router['$current']['get']>
  const $current = atom(at(false))
  const stop = keepOffline(site, { $current, href: () => home })
  for (const offline of screens) $current.set(at(offline))
  stop()
  return asked.mock.calls.map(([script, { scope }]) => [script, scope])
}

test('registers a worker for the microsite alone, once a screen needs it', () => {
  expect(visit(location.origin, { screens: [false, true] })).toEqual([['/ball/offline.js', '/ball/']])
})

test.each([
  ['on a page of another platform', () => visit('https://give.example')],
  ['before a screen needs it', () => visit(location.origin, { screens: [false] })],
  ['where its path is in the hash', () => visit(location.origin, { home: '#/' })],
])('registers none %s', (_, act) => {
  expect(act()).toEqual([])
})

test('provides the worker for notifications', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const site = createSite(testEnvironment(), { host: location.origin, event: 'ball' })
  const $current = atom({ route: {} } as ReturnType<Router['$current']['get']>)
  const stop = keepOffline(site, { $current, href: () => '/ball/' })
  await pageWorker(site).get()?.()
  expect(asked).toHaveBeenCalledWith('/ball/offline.js', { scope: '/ball/' })
  stop()
  expect(pageWorker(site).get()).toBeUndefined()
})
