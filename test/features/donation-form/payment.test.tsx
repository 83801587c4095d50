import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { rest } from '../../support/rest.ts'
import { wireSettings, wireTotal } from '../../support/wire.ts'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, gift, intent, keysOf, payCall, settled } from '../checkout/payments.ts'
import { choose, fieldValue, goToPayment, mistakes, press, send, showForm, type } from './donor.tsx'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined, mounts: 0 }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    provider.mounts += 1
    if (!provider.card) throw new Error('The script did not load')
    place.append('card')
    onReady()
    return { ...provider.card, remove: () => place.replaceChildren() }
  },
}))

vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

beforeEach(() => {
  provider.card = fakeCard(undefined)
  provider.mounts = 0
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const payButton = (name: string | RegExp = 'Pay £25') => screen.getByRole('button', { name })
const ready = () => vi.waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBeNull())

/** Goes to the pay button, with a valid card. */
async function atPayment(given: Parameters<typeof showForm>[0] = {}) {
  const shown = await showForm(given)
  await goToPayment()
  await ready()
  return shown
}

test('a gift is reviewed, paid once, and thanked for when the server has it', async () => {
  const late = held(settled('succeeded'))
  const { text, server, emitted } = await atPayment({ prepare: server => server.answer(confirmCall, late.answer) })
  expect(text()).toContain('To Starling House')
  expect(text()).toContain('FromAda Lovelaceada@example.com')
  expect(screen.getByText('ada@example.com').innerHTML).toBe('ada<wbr>@example.com')
  await send()
  await send()
  await vi.waitFor(() => expect(server.requestsTo(confirmCall)).toHaveLength(1))
  expect(payButton(/Paying £25…/).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('button', { name: 'Change your gift' }).getAttribute('aria-disabled')).toBe('true')
  expect(text()).not.toContain('Thank you')
  await acting(() => late.release())
  const title = await screen.findByRole('heading', { level: 2, name: 'Thank you, Ada!' })
  await vi.waitFor(() => expect(document.activeElement).toBe(title.closest('[tabindex]')))
  // The thanks name the amount that was charged, which only the server knows.
  expect(text()).toContain('Your gift of £50 to Starling House')
  expect(text()).toContain('FAY-1')
  expect(server.requestsTo(payCall).map(({ body }) => body)).toMatchObject([
    { idempotency_key: expect.any(String), ...gift(2500) },
  ])
  expect(emitted.at(-1)).toEqual({
    name: 'donation-complete',
    detail: { orderId: 'order-1', amount: 5000, currency: 'GBP' },
  })
  expect(JSON.stringify(emitted)).not.toMatch(/ada|lovelace/i)
})

test('the total of the page is asked for anew after a gift', async () => {
  const { server } = await atPayment({ prepare: server => server.answer('GET /donations/total', json(wireTotal)) })
  expect(server.requestsTo('GET /donations/total')).toEqual([])
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  await vi.waitFor(() => expect(server.requestsTo('GET /donations/total')).toHaveLength(1))
})

test('a refused card leaves everything as it was, and the next one pays the same attempt', async () => {
  provider.card = fakeCard({ declined: 'Your card was declined.' }, undefined)
  const { server, emitted } = await atPayment()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await send()
  const notice = await screen.findByRole('alert')
  expect(scrolled.mock.contexts.at(-1)).toBe(notice.parentElement)
  expect(notice.textContent).toContain('The payment did not go through')
  expect(notice.textContent).toContain('Your card was declined. Nothing was taken.')
  expect(emitted.at(-1)).toEqual({ name: 'donation-failed', detail: { reason: 'declined' } })
  expect(provider.mounts).toBe(1)
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  const [first, second] = keysOf(server.requestsTo(payCall))
  expect(second).toBe(first)
})

test('a card that is not complete is said to be that, and is no failed gift', async () => {
  provider.card = { ...fakeCard(undefined), validate: async () => 'Your card number is incomplete.' }
  const { server, emitted } = await atPayment()
  await send()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toBe('There is a problemYour card number is incomplete.')
  expect(emitted.map(({ name }) => name)).toEqual(['donation-started'])
  expect(server.requestsTo(payCall)).toEqual([])
})

describe('what the server finds wrong', () => {
  test.each([
    ['guest.email', 'Your details', 'Email address'],
    ['lines.0.amount', 'How much', undefined],
  ])('with %s leads back to its step, with the words', async (field, title, label) => {
    const { text } = await atPayment({
      prepare: server =>
        server.answer(payCall, json({ error: 'validation_error', fields: { [field]: 'Not this one.' } }, 400), intent),
    })
    await send()
    await vi.waitFor(() => expect(mistakes()).toEqual(['Not this one.']))
    expect(text()).toContain(title)
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' })),
    )
    if (label) expect(fieldValue(label)).toBe('ada@example.com')
  })

  test('is put right once, and then the donor comes to the payment and pays', async () => {
    const { text } = await atPayment({
      prepare: server =>
        server.answer(
          payCall,
          json({ error: 'validation_error', fields: { 'guest.email': 'Not this one.' } }, 400),
          intent,
        ),
    })
    await send()
    await vi.waitFor(() => expect(mistakes()).toEqual(['Not this one.']))
    await type('Email address', 'grace@example.com')
    await send()
    await screen.findByRole('heading', { name: 'Review and pay' })
    await rest()
    expect(text()).toContain('Review and pay')
    await send()
    await screen.findByText(/Thank you/)
  })

  test('with anything else is said where the donor is', async () => {
    const { text } = await atPayment({
      prepare: server =>
        server.answer(
          payCall,
          json({ error: 'x', error_header: 'Closed', error_description: 'The event is over.' }, 409),
        ),
    })
    await send()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('ClosedThe event is over.')
    expect(text()).toContain('Review and pay')
  })
})

test('a payment with an unknown outcome is checked again, not paid again', async () => {
  const { server } = await atPayment({
    prepare: server => server.answer(confirmCall, json({ error: 'order_not_found' }, 404), settled('succeeded')),
  })
  await send()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('We do not know yet whether your payment went through')
  await press('Check again')
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  expect(server.requestsTo(payCall)).toHaveLength(1)
})

test('a payment that the bank still works on is thanked for as such', async () => {
  const { text, emitted } = await atPayment({ prepare: server => server.answer(confirmCall, settled('processing')) })
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada. Your payment is being processed' })
  expect(text()).toContain('FAY-1')
  expect(emitted.map(({ name }) => name)).toEqual(['donation-started'])
})

test('after a gift the same person can give again, by another payment', async () => {
  const { server } = await atPayment()
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  await press('Give again')
  await choose('£10')
  await send()
  await screen.findByLabelText('First name')
  expect(fieldValue('First name')).toBe('Ada')
  await send()
  await vi.waitFor(() => expect(payButton('Pay £10').getAttribute('aria-disabled')).toBeNull())
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  expect(new Set(keysOf(server.requestsTo(payCall))).size).toBe(2)
})

describe('the card', () => {
  test('stands in the light DOM, shown through a slot, and goes with its step', async () => {
    const { element, container } = await atPayment()
    const [place] = element.children
    expect(place?.textContent).toBe('card')
    expect(place?.slot).toBe(container.querySelector('slot')?.name)
    await press('Change your details')
    expect(element.children).toHaveLength(0)
  })

  test('that does not load can be tried again, and is not paid with until then', async () => {
    provider.card = undefined
    const { environment, server, text } = await showForm()
    await goToPayment()
    await vi.waitFor(() => expect(text()).toContain('The card form did not load.'))
    expect(environment.reports).toMatchObject([{ context: 'the card field did not load' }])
    await send()
    expect(server.requestsTo(payCall)).toEqual([])
    provider.card = fakeCard(undefined)
    await press('Try again')
    await ready()
    expect(provider.mounts).toBe(2)
  })

  test('is not asked for where the organiser takes none', async () => {
    const settings = { ...wireSettings, stripe_publishable_key: null }
    const { text } = await showForm({ prepare: server => server.answer('GET /app/settings', json(settings)) })
    await goToPayment()
    expect(text()).toContain('Card payments are not available just now.')
    expect(payButton().getAttribute('aria-disabled')).toBe('true')
    expect(provider.mounts).toBe(0)
  })
})
