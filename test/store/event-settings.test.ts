import { expect, test } from 'vitest'
import { eventSettings } from '../../src/store/event-settings.ts'
import { json, offline } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { settingsWith, wireSettings } from '../support/wire.ts'

test('is read whole, and what every block needs is among it', async () => {
  const { site, server } = testSite()
  const { $state: $settings, refresh } = eventSettings(site)
  $settings.subscribe(() => {})
  expect($settings.get()).toEqual({ type: 'loading', slow: false })
  await refresh()
  expect($settings.get()).toEqual({ type: 'ready', value: settingsWith() })
  expect(site.settings.$state.get()).toEqual({ type: 'ready', value: settingsWith() })
  expect(server.requestsTo('GET /app/settings')).toHaveLength(1)
})

test('is the only request where a block beside it needs its part', async () => {
  const { site, server } = testSite()
  eventSettings(site).$state.subscribe(() => {})
  await site.settings.refresh()
  expect(site.settings.$state.get()).toEqual({ type: 'ready', value: settingsWith() })
  expect(server.requestsTo('GET /app/settings')).toHaveLength(1)
  expect(server.requestsTo('GET /app/settings/block')).toHaveLength(0)
})

test('a block that needs only the brand does not fail for a menu that is wrong, this one does', async () => {
  const { site, server, environment } = testSite()
  server.answer('GET /app/settings', json({ ...wireSettings, menu: 'none' }))
  const { $state: $settings, refresh } = eventSettings(site)
  $settings.subscribe(() => {})
  await refresh()
  await site.settings.refresh()
  expect(site.settings.$state.get().type).toBe('ready')
  expect($settings.get()).toMatchObject({ type: 'failed', failure: { type: 'shape' } })
  expect(environment.reports).toMatchObject([{ context: 'GET /app/settings menu: Array' }])
})

test('fails as the read fails, and recovers with it', async () => {
  const { site, server } = testSite()
  server.answer('GET /app/settings', offline, json(wireSettings))
  const { $state: $settings, refresh } = eventSettings(site)
  $settings.subscribe(() => {})
  await refresh()
  expect($settings.get()).toEqual({ type: 'failed', failure: { type: 'network' } })
  await refresh()
  expect($settings.get().type).toBe('ready')
  // Only a later read differs from the address that the page preloads.
  const asked = server.requestsTo('GET /app/settings').map(({ url }) => url.searchParams.get('timestamp'))
  expect(asked).toEqual([null, expect.stringMatching(/^\d{13}$/)])
})

test('is built once per site', () => {
  const { site } = testSite()
  expect(eventSettings(site)).toBe(eventSettings(site))
  expect(eventSettings(testSite().site)).not.toBe(eventSettings(site))
})
