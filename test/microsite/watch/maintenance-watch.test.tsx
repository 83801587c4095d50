import { cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { terminology } from '../../../src/api/terminology.ts'
import type { Route } from '../../../src/microsite/route.ts'
import { MaintenanceWatch } from '../../../src/microsite/watch/maintenance-watch.tsx'
import { busyness } from '../../../src/store/busyness.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { maintenance } from '../../../src/store/maintenance.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { screenOf } from '../test-route.ts'

const now = '2026-11-21T20:00:00.000Z'
const status = { status: 'ok', server_time: now, maintenance_eta: null, maintenance_period: null }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.setSystemTime(now)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Given = { isOwn?: boolean; kind?: Route['kind'] }

async function hearing(
  sent: Readonly<Record<string, string>>,
  code = 200,
  { isOwn = true, kind = 'public' }: Given = {},
) {
  const feature = renderFeature(<MaintenanceWatch isOwn={isOwn} router={{ $current: atom(screenOf(kind)) }} />)
  feature.server.answer('GET /app/status', json(status))
  feature.server.answer('GET /terminology', json({}, code, sent))
  await acting(() => eventSettings(feature.site).refresh())
  await acting(() => feature.site.client.call(terminology, {}).catch(() => {}))
  return feature
}

const planned = { 'x-maintenance-eta': '2026-11-21T20:25:00.000Z', 'x-maintenance-period': '60' }
const wait = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))

test('tells what is coming, when, and for how long', async () => {
  await hearing(planned)
  const dialog = screen.getByRole('dialog', { name: 'Maintenance is coming up' })
  expect(dialog.textContent).toContain('Moonlight Ball pauses in 25 minutes, for about an hour.')
})

test('is closed until it is asked to remind', async () => {
  await hearing(planned)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Remind me in 10 minutes' })))
  expect(screen.queryByText(/pauses in/)).toBeNull()
  await wait(10 * 60_000 + 10_000)
  screen.getByText(/pauses in 15 minutes/)
})

test('waits for the end of a payment', async () => {
  const { site, server } = await hearing({})
  const paid = busyness(site).begin('payment')
  server.answer('GET /terminology', json({}, 200, planned))
  await acting(() => site.client.call(terminology, {}).catch(() => {}))
  expect(screen.queryByText(/pauses/)).toBeNull()
  await acting(paid)
  screen.getByText(/pauses in 25 minutes/)
})

test('says while it runs when it returns and what is kept, and goes by itself', async () => {
  const { site } = await hearing({ ...planned, 'x-maintenance-eta': '2026-11-21T19:30:00.000Z' }, 503)
  await vi.waitFor(() => screen.getByRole('heading', { name: 'We’ll be back soon' }))
  screen.getByText(/It is expected back in 30 minutes, at /)
  screen.getByText(/What you have typed is kept/)
  await wait(20_000)
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'We’ll be back soon' })).toBeNull())
  expect(maintenance(site).$state.get()).toEqual({ type: 'none' })
})

test('does not say a time that has passed', async () => {
  await hearing({ 'x-maintenance-eta': '2026-11-21T19:00:00.000Z', 'x-maintenance-period': '30' }, 503)
  await vi.waitFor(() => screen.getByText(/It takes a little longer than planned/))
})

test('covers the microsite alone in a page of somebody else’s', async () => {
  await hearing({}, 503, { isOwn: false })
  await vi.waitFor(() => screen.getByRole('heading', { name: 'We’ll be back soon' }))
  expect(screen.queryByRole('dialog', { name: 'We’ll be back soon' })).toBeNull()
})

test('covers a big display only while it runs, since nobody could close what is announced', async () => {
  const { site, server } = await hearing(planned, 200, { kind: 'wall' })
  expect(maintenance(site).$upcoming.get()).toBeDefined()
  expect(screen.queryByText(/pauses in/)).toBeNull()
  server.answer('GET /terminology', json({}, 503))
  await acting(() => site.client.call(terminology, {}).catch(() => {}))
  await vi.waitFor(() => screen.getByRole('heading', { name: 'We’ll be back soon' }))
})
