import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DonationProgress } from '../../../src/features/donation-progress/donation-progress.tsx'
import { acting } from '../../support/acting.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { newSocket } from '../../support/socket.ts'
import { wireTotal } from '../../support/wire.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

const read = 'GET /donations/total'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))

async function show(total: Partial<typeof wireTotal> = {}, { noDonors = false, locale = 'en-GB' } = {}) {
  vi.useFakeTimers()
  const fake = newSocket()
  const shown = renderFeature(<DonationProgress noDonors={noDonors} />, {
    locale,
    prepare: server => server.answer(read, json({ ...wireTotal, ...total })),
  })
  await pass(3000)
  await fake.untilOpen()
  return { ...shown, fake }
}

function meter() {
  const element = screen.getByRole('meter', { name: 'Raised so far' })
  return ['valuemin', 'valuenow', 'valuemax', 'valuetext'].map(name => element.getAttribute(`aria-${name}`))
}

test('says how far it is, as text and as a meter', async () => {
  const { text } = await show()
  expect(text()).toBe('£12,345 raisedof £20,00061%52 donors')
  expect(meter()).toEqual(['0', '1234500', '2000000', '£12,345 raised of £20,000, 61%'])
})

test.each([
  [0, 'ends at 0%', '0%', '0'],
  [1_999_999, 'does not round up to the goal', '99%', '1999999'],
  [2_000_000, 'reaches the goal', '100%, goal reached', '2000000'],
  [2_480_000, 'goes on past it', '124%, goal reached', '2000000'],
])('with %i raised it %s', async (total_raised, _, words, now) => {
  const { text } = await show({ total_raised })
  expect(text()).toContain(words)
  expect(meter()[1]).toBe(now)
  // A total beyond the scale is given in words.
  expect(meter()[3]).toContain(`${Math.floor(total_raised / 20_000)}%`)
})

test('without a goal there is nothing to measure, and no percentage', async () => {
  const { text } = await show({ goal: 0 })
  expect(screen.queryByRole('meter')).toBeNull()
  expect(text()).toBe('£12,345 raised52 donors')
})

test('leaves out the donors where it is asked to', async () => {
  expect((await show({}, { noDonors: true })).text()).toBe('£12,345 raisedof £20,00061%')
})

test('moves with a push', async () => {
  const { fake, text } = await show()
  await acting(() => fake.push({ ...wireTotal, sequence: 8, total_raised: 2_100_000, donor_count: 53 }))
  await expect.poll(() => acting(() => {}).then(text)).toBe('£21,000 raisedof £20,000105%, goal reached53 donors')
})

test('says that it loads, and then that it is still trying', async () => {
  vi.useFakeTimers()
  const late = held(json(wireTotal))
  const { text } = renderFeature(<DonationProgress noDonors={false} />, {
    prepare: server => server.answer(read, late.answer),
  })
  expect(text()).toBe('Loading…')
  await pass(8100)
  expect(text()).toBe('Still trying to load…')
})

test('can be asked to try again', async () => {
  vi.useFakeTimers()
  const { text } = renderFeature(<DonationProgress noDonors={false} />, {
    prepare: server => server.answer(read, offline, json(wireTotal)),
  })
  await pass(10)
  expect(text()).toContain('This can’t be shown just now.')
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await pass(10)
  expect(meter()[1]).toBe('1234500')
})

test('says so when updates stop', async () => {
  const { fake, text } = await show()
  const onState = fake.opened[0]?.[2].onState
  await acting(async () => onState?.('down'))
  expect(text()).toContain('52 donors · not live just now')
  await acting(async () => onState?.('live'))
  expect(text()).not.toContain('live')
})
