import { expect, test, vi } from 'vitest'
import { serverClock } from '../../src/store/server-clock.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'

test('goes by the server where the visitor’s clock is wrong', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z'), toFake: ['Date'] })
  try {
    const { site, server } = testSite()
    server.answer('GET /app/settings/block', json(wireSettings, 200, { date: 'Sat, 21 Nov 2026 21:30:00 GMT' }))
    const now = serverClock(site)
    expect(now()).toBe(Date.now())
    await site.settings.refresh()
    expect(now()).toBe(Date.parse('2026-11-21T21:30:00.500Z'))
    vi.setSystemTime(Date.parse('2026-11-21T20:00:10Z'))
    expect(now()).toBe(Date.parse('2026-11-21T21:30:10.500Z'))
  } finally {
    vi.useRealTimers()
  }
})

test('stays with the visitor’s own where no answer tells the time', async () => {
  const { site } = testSite()
  const now = serverClock(site)
  await site.settings.refresh()
  expect(Math.abs(now() - Date.now())).toBeLessThan(50)
})
