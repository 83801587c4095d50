import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { choose, fillDetails, press, send, type } from './donor.tsx'
import { box, paid, payButton, pick, review, show, tick } from './giver.tsx'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...provider.card, remove: () => place.replaceChildren() }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

beforeEach(() => {
  provider.card = fakeCard(undefined)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const offered = { monthly_giving_enabled: 'yes', offline_payment: 'yes' }

test('how often is chosen before the amount, where the event offers it, and the one button says it', async () => {
  await show({}, offered)
  const [often, amount] = screen.getAllByRole('group')
  expect([often, amount].map(group => group?.querySelector('legend')?.textContent)).toEqual([
    'How often would you like to give?',
    'How much will you give?',
  ])
  expect(box('Once').checked).toBe(true)
  await payButton('Give £25')
  await choose('Every month')
  await payButton('Give £25 a month')
  expect(screen.getByRole('group', { name: 'How much each month?' })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  cleanup()
  await show({}, { monthly_giving_enabled: 'no' })
  expect(screen.queryByRole('radio', { name: 'Every month' })).toBeNull()
})

test('a monthly gift is sent as one, and nobody may promise it', async () => {
  const shown = await show({}, offered)
  await choose('Every month')
  await send()
  await fillDetails()
  await send()
  await review()
  await payButton('Pay £25 a month')
  expect(shown.text()).toMatch(/Today, and then every month: the next payment is on \d+ \w+ \d{4}/)
  expect(screen.queryByRole('button', { name: 'Other ways to pay' })).toBeNull()
  expect(await paid(shown)).toMatchObject({ frequency: 'monthly', order_total: 25_00 })
})

test('what comes with the first payment only is said before it is paid', async () => {
  const fund = { name: 'The Larch Foundation', percent: 100, left: 1_000_00, ends_at: null }
  const shown = await show(
    { voluntary_contribution: { purpose: 'the band', amounts: [200] } },
    { ...offered, guest_pays_fees: 'yes', matched_fund: fund },
  )
  await choose('Every month')
  await send()
  await fillDetails()
  await send()
  await review()
  await pick('Add something for the band', '200')
  await tick(/for the card fee/)
  await payButton('Pay £27.61 today, then £25.58 a month')
  expect(shown.text()).toContain('Each month from then on£25.58')
  expect(shown.text()).toContain('The Larch Foundation adds to the first payment only.')
  expect(shown.text()).toContain('Your contribution is part of the first payment only.')
})

test('is one press from being given once, on every step', async () => {
  const shown = await show({ gift_aid: 'yes' }, offered)
  await choose('Every month')
  await send()
  await fillDetails()
  await press('Give once instead')
  expect(shown.text()).toContain('£25Change')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change your gift' }))
  await press('Change your gift')
  await choose('Every month')
  await send()
  await send()
  await tick(/^No/)
  await payButton('Give once instead')
  await send()
  await review()
  await payButton('Pay £25 a month')
  await press('Give once instead')
  await payButton('Pay £25')
  expect(await paid(shown)).toHaveProperty('frequency', null)
})

test('Gift Aid on it is declared for the gifts to come', async () => {
  await show({ gift_aid: 'yes' }, offered)
  await choose('Every month')
  await send()
  await fillDetails()
  await send()
  await tick(/^Yes/)
  expect(screen.getByText(/I want to Gift Aid my gift, any gifts I make in the future/)).toBeTruthy()
  expect(screen.queryByLabelText(/Also for gifts/)).toBeNull()
})

test('Gift Aid that was declared for one gift is asked again when the gift becomes monthly', async () => {
  const shown = await show({ gift_aid: 'yes' }, offered)
  await send()
  await fillDetails()
  await send()
  await tick(/^Yes/)
  expect(screen.getByText(/I want to Gift Aid my gift to/)).toBeTruthy()
  await type('Postcode', 'zz1 1aa')
  await type('First line of the address', '3 Lantern Row')
  await type('Town or city', 'Larchester')
  await send()
  await review()
  await press('Change your gift')
  await choose('Every month')
  await send()
  expect(await screen.findByRole('radio', { name: /^Yes/ })).toHaveProperty('checked', false)
  await tick(/^Yes/)
  expect(screen.getByText(/I want to Gift Aid my gift, any gifts I make in the future/)).toBeTruthy()
  await send()
  await review()
  expect(await paid(shown)).toHaveProperty('gift_aid.scope', 'all_gifts')
})
