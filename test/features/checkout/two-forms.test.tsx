import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DonationForm } from '../../../src/features/donation-form/donation-form.tsx'
import { PaymentRequest } from '../../../src/features/payment-request/payment-request.tsx'
import { completion } from '../../../src/store/completion.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { type FakeCard, fakeCard } from './fake-card.ts'
import { confirmCall, intent, payCall, settled } from './payments.ts'
// Loaded lazily by both forms; imported here in advance.
import '../../../src/features/donation-form/next-steps.ts'
import '../../../src/api/send.ts'

const provider = vi.hoisted(() => ({ cards: [] as FakeCard[] }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    const card = provider.cards.shift() ?? fakeCard(undefined)
    onReady()
    return { ...card, remove: () => place.replaceChildren() }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

const asked = {
  title: 'Balance of your table',
  description: null,
  amount: 850_00,
  currency: 'GBP',
  currency_decimals: 2,
  status: 'open',
  expires_at: null,
  takes_voucher_code: 'no',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A donation form and a payment link on one page. */
async function showBoth(storage: Storage) {
  vi.stubGlobal('location', Object.assign(new URL('https://charity.example/'), { replace: vi.fn(), assign: vi.fn() }))
  const both = (
    <InMicrosite>
      <section aria-label="gift">
        <DonationForm amount={undefined} />
      </section>
      <section aria-label="link">
        <PaymentRequest request="id.signature" />
      </section>
    </InMicrosite>
  )
  const shown = renderFeature(both, {
    storage,
    prepare(server) {
      server.answer('GET /checkout/payment-request', json(asked))
      server.answer(payCall, intent)
      server.answer(confirmCall, settled('succeeded'))
    },
  })
  await vi.waitFor(() => screen.getByRole('heading', { name: 'Balance of your table' }))
  await rest()
  return shown
}

const inside = (form: 'gift' | 'link') => within(screen.getByRole('region', { name: form }))

const send = (form: 'gift' | 'link') =>
  acting(() => fireEvent.submit(screen.getByRole('region', { name: form }).querySelector('form') as HTMLFormElement))

async function fill(form: 'gift' | 'link', name: string) {
  const values = { 'First name': name, 'Last name': 'Lovelace', 'Email address': 'ada@example.com' }
  for (const [label, value] of Object.entries(values))
    await acting(() => fireEvent.input(inside(form).getByLabelText(label), { target: { value } }))
}

async function pay(form: 'gift' | 'link', name: string) {
  if (form === 'gift') {
    await send(form)
    await vi.waitFor(() => inside(form).getByLabelText('First name'))
  }
  await fill(form, name)
  if (form === 'gift') await send(form)
  await vi.waitFor(() =>
    expect(inside(form).getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull(),
  )
  await send(form)
}

const isGone = (storage: Storage, name: string) => !storage.getItem('app')?.includes(name)

test('a gift that ends erases nothing of a payment link on the same page', async () => {
  const storage = memoryStorage()
  provider.cards = [fakeCard(undefined), fakeCard(undefined)]
  await showBoth(storage)
  await fill('link', 'Grace')
  await pay('gift', 'Ada')
  await vi.waitFor(() => inside('gift').getByRole('heading', { name: 'Thank you, Ada!' }))
  expect(isGone(storage, 'Ada')).toBe(true)
  cleanup()
  provider.cards = [fakeCard(undefined)]
  await showBoth(storage)
  expect(inside('link').getByLabelText<HTMLInputElement>('First name').value).toBe('Grace')
})

test('a gift and a payment link that a reload interrupted are both resumed, and neither is paid twice', async () => {
  const storage = memoryStorage()
  const cards = [1, 2].map(() => fakeCard(() => new Promise(() => {})))
  provider.cards = [...cards]
  const before = await showBoth(storage)
  await pay('link', 'Grace')
  await pay('gift', 'Ada')
  await vi.waitFor(() => expect(cards.map(({ confirmed }) => confirmed.length)).toEqual([1, 1]))
  cleanup()
  provider.cards = [fakeCard(undefined)]
  const after = await showBoth(storage)
  await vi.waitFor(() => inside('gift').getByRole('heading', { name: /^Thank you/ }))
  await vi.waitFor(() => expect(completion(after.site).$details.get()).toMatchObject({ origin: 'dynamic_payment' }))
  expect([before, after].map(({ server }) => server.requestsTo(payCall).length)).toEqual([2, 0])
  expect(storage.getItem('app')).not.toMatch(/idempotencyKey|Grace/)
})
