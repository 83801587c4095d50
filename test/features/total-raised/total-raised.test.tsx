import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TotalRaised, type TotalRaisedProps } from '../../../src/features/total-raised/total-raised.tsx'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { type FakeServer, held, json, offline } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { newSocket } from '../../support/socket.ts'
import { wireSettings, wireTotal } from '../../support/wire.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

const read = 'GET /donations/total'
let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers()
  // With reduced motion the number is shown at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))

async function connected() {
  await pass(3000)
  await fake.untilOpen()
}

function show(
  props: Partial<TotalRaisedProps> = {},
  prepare: (server: FakeServer) => void = () => {},
  locale = 'en-GB',
) {
  return renderFeature(<TotalRaised label={undefined} noDonors={false} {...props} />, { prepare, locale })
}

const total = (changed: Partial<typeof wireTotal>) => (server: FakeServer) =>
  server.answer(read, json({ ...wireTotal, ...changed }))

test('says that it loads, then what was raised and by how many', async () => {
  const { text } = show()
  expect(text()).toBe('Loading the total')
  await pass(10)
  expect(text()).toBe('£12,345 raised by 52 donors')
})

test('says that it is still trying after eight seconds', async () => {
  const late = held(json(wireTotal))
  const { text } = show({}, server => server.answer(read, late.answer))
  await pass(7900)
  expect(text()).toBe('Loading the total')
  await pass(200)
  expect(text()).toBe('Still trying to load…')
  late.release()
  await pass(10)
  expect(text()).toContain('£12,345')
})

test('shows no total before the brand is loaded', async () => {
  const late = held(json(wireSettings))
  const { text } = show({}, server => server.answer('GET /app/settings/block', late.answer))
  await pass(100)
  expect(text()).toBe('Loading the total')
  late.release()
  await pass(10)
  expect(text()).toContain('£12,345')
})

test.each([
  ['the total', read, json(wireTotal)],
  ['the settings', 'GET /app/settings/block', json(wireSettings)],
])('can be asked to try again where %s did not come', async (_, call, answer) => {
  const { text, server } = show({}, server => server.answer(call, offline, answer))
  await pass(10)
  expect(screen.getByRole('status').textContent).toContain('The total can’t be shown just now.')
  expect(screen.getByRole('status').querySelector('slot')).toBeTruthy()
  expect(server.requestsTo(call)).toHaveLength(1)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await pass(10)
  expect(text()).toBe('£12,345 raised by 52 donors')
  expect(server.requestsTo(call)).toHaveLength(2)
})

test('never shows an invalid amount', async () => {
  for (const total_raised of ['1234500', 1.5, -1, null, undefined]) {
    const { text } = show({}, server => server.answer(read, json({ ...wireTotal, total_raised })))
    await pass(10)
    expect(text()).toContain('can’t be shown')
    expect(text()).not.toMatch(/\d|NaN/)
    cleanup()
  }
})

test('moves with a push', async () => {
  const { text } = show()
  await connected()
  await acting(() => fake.push({ ...wireTotal, sequence: 8, total_raised: 1_239_500, donor_count: 53 }))
  await pass(100)
  await acting(() => vi.dynamicImportSettled())
  expect(text()).toBe('£12,395 raised by 53 donors')
})

test('ignores an older or invalid push', async () => {
  const { text, server } = show()
  await connected()
  await acting(() => fake.push({ ...wireTotal, sequence: 6, total_raised: 1 }))
  await pass(100)
  expect(text()).toContain('£12,345')
  server.answer(read, offline)
  await acting(() => fake.push('nonsense'))
  await pass(10)
  expect(text()).toContain('£12,345')
})

test('unsubscribes once it is removed', async () => {
  show()
  await connected()
  expect(fake.subscriptions).toHaveLength(1)
  await acting(() => cleanup())
  await pass(5000)
  expect(fake.subscriptions).toEqual([])
})

test.each<[Partial<TotalRaisedProps>, Partial<typeof wireTotal>, string]>([
  [{ noDonors: true }, {}, '£12,345 raised'],
  [{ label: 'for the hospice' }, {}, '£12,345 for the hospice by 52 donors'],
  [{}, { donor_count: 1, total_raised: 2550 }, '£25.50 raised by 1 donor'],
  [{}, { donor_count: 0, total_raised: 0 }, '£0 raised Be the first to give'],
  [{ noDonors: true }, { donor_count: 0, total_raised: 0 }, '£0 raised'],
  [{}, { donor_count: 1234, currency: 'JPY', currency_decimals: 0 }, '¥1,234,500 raised by 1,234 donors'],
])('shows %j of %j as "%s"', async (props, changed, words) => {
  const { text } = show(props, total(changed))
  await pass(10)
  expect(text()).toBe(words)
})

test('speaks German, with its numbers', async () => {
  // Loaded lazily; imported here, because fake timers would block it.
  await import('../../../src/features/total-raised/total-raised.messages.de.ts')
  await import('../../../src/hooks/frame.messages.de.ts')
  const { text } = show({}, total({ donor_count: 1234 }), 'de')
  await pass(50)
  expect(text()).toBe('12.345 £ gesammelt von 1.234 Menschen')
})

test.each([
  [false, 'en-GB', '£12,345 raised by 52 donors · not live just now'],
  [true, 'en-GB', '£12,345 raised not live just now'],
  [false, 'de', '12.345 £ gesammelt von 52 Menschen · gerade nicht live'],
])('says so when no news comes by itself any more, and only then', async (noDonors, locale, said) => {
  const { text } = show({ noDonors }, undefined, locale)
  await connected()
  const onState = fake.opened[0]?.[2].onState
  await acting(async () => onState?.('connecting'))
  expect(text()).not.toContain('live')
  await acting(async () => onState?.('down'))
  expect(text()).toBe(said)
  await acting(async () => onState?.('live'))
  expect(text()).not.toContain('live')
})
