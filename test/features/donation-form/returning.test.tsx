import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { wireSettings } from '../../support/wire.ts'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { payCall } from '../checkout/payments.ts'
import { fieldValue, fillDetails, goToPayment, send, showForm } from './donor.tsx'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(_: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...provider.card, remove: () => {} }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function atPayment(given: Parameters<typeof showForm>[0]) {
  const shown = await showForm(given)
  await goToPayment()
  const button = () => screen.getByRole('button', { name: 'Pay £25' })
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  return shown
}

test('a reload of filled-in details comes back to them, not to the Gift Aid question after them', async () => {
  const storage = memoryStorage()
  const prepare = (server: FakeServer) =>
    server.answer('GET /app/settings', json({ ...wireSettings, giving: { ...wireSettings.giving, gift_aid: 'yes' } }))
  await showForm({ storage, prepare })
  await send()
  await fillDetails()
  cleanup()
  await showForm({ storage, prepare })
  expect(fieldValue('First name')).toBe('Ada')
})

test('a reload in the middle of paying ends with the thanks that are due', async () => {
  const storage = memoryStorage()
  provider.card = fakeCard(() => new Promise(() => {}))
  const before = await atPayment({ storage })
  await send()
  await vi.waitFor(() => expect(provider.card?.confirmed).toHaveLength(1))
  cleanup()
  const after = await showForm({ storage })
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  expect(after.server.requestsTo(payCall)).toEqual([])
  expect(before.server.requestsTo(payCall)).toHaveLength(1)
})

test('what a bank’s redirect has left in the address goes, and what is not ours stays', async () => {
  const storage = memoryStorage()
  provider.card = fakeCard(() => new Promise(() => {}))
  const returned = '?utm_source=x&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded'
  history.replaceState({ of: 'the page' }, '', returned)
  await atPayment({ storage })
  expect(location.search).toBe(returned)
  await send()
  await vi.waitFor(() => expect(provider.card?.confirmed).toHaveLength(1))
  cleanup()
  await showForm({ storage })
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  expect([location.search, history.state]).toEqual(['?utm_source=x', { of: 'the page' }])
})
