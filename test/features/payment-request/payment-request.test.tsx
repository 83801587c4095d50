import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PaymentRequest } from '../../../src/features/payment-request/payment-request.tsx'
import { completion } from '../../../src/store/completion.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { wireSettings } from '../../support/wire.ts'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, intent, payCall, settled } from '../checkout/payments.ts'
// Loaded lazily in a browser.
import '../../../src/api/send.ts'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    if (!provider.card) throw new Error('The script did not load')
    onReady()
    return { ...provider.card, remove: () => place.replaceChildren() }
  },
}))

const readCall = 'GET /checkout/payment-request'
const wireRequest = {
  title: 'Balance of your table',
  description: 'Table 7',
  amount: 850_00,
  currency: 'GBP',
  currency_decimals: 2,
  status: 'open',
  expires_at: null,
  takes_voucher_code: 'no',
}

beforeEach(() => {
  provider.card = fakeCard(undefined)
  vi.stubGlobal('location', Object.assign(new URL('https://charity.example/'), { replace: vi.fn(), assign: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function show(
  answer = json(wireRequest),
  settings: object = {},
  request: string | undefined = 'id.signature',
  storage = memoryStorage(),
) {
  const shown = renderFeature(
    <InMicrosite>
      <PaymentRequest request={request} />
    </InMicrosite>,
    {
      storage,
      prepare(server) {
        server.answer('GET /app/settings', json({ ...wireSettings, ...settings }))
        server.answer(readCall, answer)
        server.answer(payCall, intent)
        server.answer(confirmCall, settled('succeeded'))
      },
    },
  )
  await acting(() => eventSettings(shown.site).refresh())
  await rest()
  return shown
}

const type = (label: string, value: string) =>
  acting(() => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const send = () => acting(() => fireEvent.submit(document.querySelector('form') as HTMLFormElement))

async function introduce() {
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
}

test('says what is asked for, takes the card once all is right, and hands the order on', async () => {
  const { server, site } = await show()
  await screen.findByRole('heading', { name: 'Balance of your table' })
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pay £850' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await send()
  expect(server.requestsTo(payCall)).toEqual([])
  expect(screen.getAllByText('Please enter your first name').length).toBeGreaterThan(0)
  await introduce()
  await send()
  await vi.waitFor(() => expect(completion(site).$details.get()).toBeDefined())
  expect(server.requestsTo(payCall)[0]?.body).toMatchObject({
    lines: [{ origin: 'dynamic_payment', payment_request: 'id.signature' }],
    guest: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
    order_total: 850_00,
  })
  expect(completion(site).$details.get()).toMatchObject({
    origin: 'dynamic_payment',
    item: { title: 'Balance of your table' },
  })
  expect(location.replace).toHaveBeenCalledWith('https://give.example/gala/order-complete')
})

test('adds the fee only where the payer says so, and the button says the new amount', async () => {
  const { server } = await show(json(wireRequest), { guest_pays_fees: 'yes' })
  const box = await screen.findByLabelText<HTMLInputElement>(/for the card fee/)
  expect(box.checked).toBe(false)
  await acting(() => fireEvent.click(box))
  expect(screen.getByRole('button', { name: 'Pay £863.15' })).toBeTruthy()
  await introduce()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await send()
  await vi.waitFor(() => expect(server.requestsTo(payCall)).toHaveLength(1))
  expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ guest_pays_fees: 'yes', order_total: 863_15 })
})

test('a payment that does not match is left to the organiser, and is not asked for again', async () => {
  const { server, text } = await show()
  server.answer(confirmCall, settled('processing', 'pending', { reviewYN: 'yes' }))
  await introduce()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await send()
  await vi.waitFor(() => expect(text()).toContain('The organiser has to look at your payment'))
  expect(text()).toContain('Please do not pay again.')
  expect(text()).not.toContain('bank takes')
  expect(screen.queryByRole('button', { name: /[Pp]ay/ })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

test('a payment that came too late is not asked for again by the same button', async () => {
  const { server, text } = await show()
  server.answer(confirmCall, settled('refunded', 'cancelled'))
  await introduce()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await send()
  await vi.waitFor(() => expect(text()).toContain('Your payment came too late'))
  expect(text()).toContain('All of it goes back to your card.')
  expect(screen.queryByRole('button', { name: 'Pay £850' })).toBeNull()
  const again = screen.getByRole('button', { name: 'Pay again, if it is still available' })
  expect(document.activeElement?.contains(again)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await acting(() => fireEvent.click(again))
  expect(text()).not.toContain('too late')
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Pay £850' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(server.requestsTo(payCall)).toHaveLength(1)
})

test('a reload in the middle of paying ends with the order complete, and one payment', async () => {
  provider.card = fakeCard(() => new Promise(() => {}))
  const storage = memoryStorage()
  const before = await show(undefined, undefined, undefined, storage)
  await introduce()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await send()
  await vi.waitFor(() => expect(provider.card?.confirmed).toHaveLength(1))
  cleanup()
  const after = await show(undefined, undefined, undefined, storage)
  await vi.waitFor(() => expect(completion(after.site).$details.get()).toBeDefined())
  expect([before, after].flatMap(({ server }) => server.requestsTo(payCall))).toHaveLength(1)
})

test.each([
  ['paid', 'This has been paid'],
  ['expired', 'This link has expired'],
])('says so where it is %s', async (status, title) => {
  await show(json({ ...wireRequest, status }))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('a link that is not whole asks for nothing', async () => {
  await show(json({ error: 'payment_request_not_found' }, 404))
  expect(await screen.findByRole('heading', { name: 'There is nothing to pay' })).toBeTruthy()
})

test('a guest signs in before anything is asked, where the event takes none', async () => {
  const shown = await show(json(wireRequest), { guest_checkout_enabled: 'no' })
  const link = await screen.findByRole('link', { name: 'Sign in to pay' })
  expect(link.getAttribute('href')).toContain('/sign-in')
  expect(screen.queryByLabelText('First name')).toBeNull()
  await acting(() => shown.site.$token.set('token'))
  expect(screen.getByLabelText('First name')).toBeTruthy()
})

test('the sum cannot be changed while it is being charged', async () => {
  const { server } = await show(json(wireRequest), { guest_pays_fees: 'yes' })
  const fee = () => screen.queryByLabelText(/card fee/)
  await introduce()
  await vi.waitFor(() => expect(fee()).not.toBeNull())
  const { answer, release } = held(intent)
  server.answer(payCall, answer)
  server.answer(confirmCall, settled('requires_payment_method'))
  await send()
  await vi.waitFor(() => expect(server.requestsTo(payCall)).toHaveLength(1))
  expect(fee()).toBeNull()
  await acting(release)
  await vi.waitFor(() => expect(fee()).not.toBeNull())
})
