import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { json, offline } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { keysOf, payCall, wireOrder } from '../checkout/payments.ts'
import { fieldValue, mistakes, press, send, type } from './donor.tsx'
import { box, review, show, tick, toReview } from './giver.tsx'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const promiseCall = 'POST /checkout/pay/offline'

test('a donor may promise to pay outside: without a card fee, and told how', async () => {
  const shown = await show({}, { offline_payment: 'yes', guest_pays_fees: 'yes' })
  shown.server.answer(
    promiseCall,
    json({
      ...wireOrder,
      status: 'awaiting_offline_payment',
      instructions: 'Transfer it to Starling House.',
      mailedYN: 'yes',
      matched_amount: 5000,
    }),
  )
  await toReview()
  await tick(/for the card fee/)
  await press('Other ways to pay')
  expect(screen.queryByLabelText(/for the card fee/)).toBeNull()
  await screen.findByRole('button', { name: 'Promise £25' })
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada. This is how you pay' })
  expect(shown.text()).toContain('Transfer it to Starling House.')
  expect(shown.text()).toContain('We have mailed this to ada@example.com too.')
  expect(shown.text()).not.toMatch(/matched|adds/)
  expect(shown.server.requestsTo(promiseCall)[0]?.body).toMatchObject({ order_total: 25_00, guest_pays_fees: 'no' })
  expect(shown.emitted.map(({ name }) => name)).toEqual(['donation-started'])
})

test('is not told of a mail that was not sent', async () => {
  const shown = await show({}, { offline_payment: 'yes' })
  const order = { ...wireOrder, status: 'awaiting_offline_payment', instructions: 'Transfer it.', mailedYN: 'no' }
  shown.server.answer(promiseCall, json(order))
  await toReview()
  await press('Other ways to pay')
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada. This is how you pay' })
  expect(shown.text()).toContain('Transfer it.')
  expect(shown.text()).not.toContain('mailed')
})

test('and may change their mind', async () => {
  await show({}, { offline_payment: 'yes', guest_pays_fees: 'yes' })
  await toReview()
  await press('Other ways to pay')
  await press('Pay by card after all')
  await screen.findByRole('button', { name: 'Pay £25' })
  expect(box(/for the card fee/).checked).toBe(false)
})

test('is not offered where the organiser takes cards only', async () => {
  await show({})
  await toReview()
  expect(screen.queryByRole('button', { name: 'Other ways to pay' })).toBeNull()
})

test('is led back to what the server finds wrong', async () => {
  const shown = await show({}, { offline_payment: 'yes' })
  const fields = { 'guest.email': 'Not this one.' }
  shown.server.answer(promiseCall, json({ error: 'validation_error', fields }, 400))
  await toReview()
  await press('Other ways to pay')
  await send()
  await vi.waitFor(() => expect(mistakes()).toEqual(['Not this one.']))
  expect(fieldValue('Email address')).toBe('ada@example.com')
})

test.each([false, true])(
  'whose answer was lost is named by what is sent after a correction (and a reload: %s)',
  async reloads => {
    const storage = memoryStorage()
    const settings = { offline_payment: 'yes' }
    let shown = await show({}, settings, { storage })
    shown.server.answer(promiseCall, offline)
    await toReview()
    await press('Other ways to pay')
    await send()
    await vi.waitFor(() => expect(shown.server.requestsTo(promiseCall)).toHaveLength(1))
    const [key] = keysOf(shown.server.requestsTo(promiseCall))
    await screen.findByRole('alert')
    if (reloads) {
      cleanup()
      shown = await show({}, settings, { storage })
      await review()
    } else await press('Pay by card after all')
    await press('Back')
    await type('First name', 'Augusta')
    await send()
    await review()
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: /^Pay £/ }).getAttribute('aria-disabled')).toBeNull(),
    )
    await send()
    await vi.waitFor(() => expect(shown.server.requestsTo(payCall)).toHaveLength(1))
    expect(shown.server.requestsTo(payCall)[0]?.body).toMatchObject({ earlier_idempotency_keys: [key] })
  },
)
