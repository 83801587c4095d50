import { expect, onTestFinished, test, vi } from 'vitest'
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

const answerAt = (server_time: string, delay: number) => async () => {
  await vi.advanceTimersByTimeAsync(delay)
  return { server_time }
}

test('goes by an answer’s exact time, though the device is a day off and the network slow', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') })
  try {
    const now = serverClock(testSite().site)
    // The server wrote its time in the middle of a round trip of 1.6 s.
    await now.timed(answerAt('2026-11-21T21:30:00.800Z', 1600))
    expect(now()).toBe(Date.parse('2026-11-21T21:30:01.600Z'))
    // A slower answer is less exact: all of its delay may have been on the way back.
    await now.timed(answerAt('2026-11-21T21:30:01.700Z', 3000))
    expect(now()).toBe(Date.parse('2026-11-21T21:30:04.600Z'))
    // A faster one is more exact.
    await now.timed(answerAt('2026-11-21T21:30:04.500Z', 100))
    expect(now()).toBe(Date.parse('2026-11-21T21:30:04.550Z'))
  } finally {
    vi.useRealTimers()
  }
})

test('follows where the device’s clock is set while the page is open', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') })
  try {
    const now = serverClock(testSite().site)
    await now.timed(answerAt('2026-11-21T21:30:00.000Z', 100))
    vi.setSystemTime(Date.parse('2026-11-21T21:30:10.000Z'))
    await now.timed(answerAt('2026-11-21T21:30:10.000Z', 2000))
    expect(now()).toBe(Date.parse('2026-11-21T21:30:11.000Z'))
  } finally {
    vi.useRealTimers()
  }
})

test('stays with the visitor’s own where no answer tells the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { site } = testSite()
  const now = serverClock(site)
  await site.settings.refresh()
  expect(now()).toBe(Date.now())
})
