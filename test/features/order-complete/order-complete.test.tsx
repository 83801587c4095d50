import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderComplete } from '../../../src/features/order-complete/order-complete.tsx'
import { type Completion, completion, type Upsell } from '../../../src/store/completion.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import type { Site } from '../../../src/store/site.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { testSite } from '../../support/test-site.ts'
import { confirmCall, settled, wirePaid } from '../checkout/payments.ts'
import { wireCard } from '../pre-auth/wire-card.ts'

afterEach(() => {
  cleanup()
  offers = []
})

let offers: readonly Upsell[] = []
const upsellsAfter = vi.fn(async () => offers)

async function show(details?: Partial<Completion>) {
  const shown = renderFeature(<OrderComplete upsellsAfter={upsellsAfter} />)
  if (details) await paid(shown.site, details)
  return shown
}

const paid = (site: Site, details: Partial<Completion>) =>
  acting(() =>
    completion(site).complete({
      origin: 'dynamic_payment',
      checkoutData: { ...wirePaid, processing_fee: 96, order_total: 5096 },
      items: [{ title: 'Balance of your table', amount: 5000 }],
      ...details,
    }),
  )

test('says what was paid, line by line, with its reference', async () => {
  const { text } = await show({ metadata: { Table: '7' } })
  expect(screen.getByRole('heading', { name: 'Thank you. Your payment has arrived' })).toBeTruthy()
  expect(text()).toContain('Your reference FAY-1')
  expect(text()).toContain('Balance of your table£50')
  expect(text()).toContain('Table7')
  expect(text()).toContain('Card fee£0.96')
  expect(text()).toContain('Total£50.96')
  expect(text()).not.toContain('Contribution')
})

test('has the day of the next monthly payment at the event’s place', async () => {
  const { text, site } = await show()
  await acting(() => eventSettings(site).refresh())
  const monthly = { monthly_total: 5096, next_at: '2026-06-20T23:30:00.000Z' }
  await paid(site, { checkoutData: { ...wirePaid, monthly } as Completion['checkoutData'] })
  expect(text()).toContain('21 June 2026')
})

test('does not speak of a payment where a voucher has paid it all', async () => {
  const { text } = await show({ checkoutData: { ...wirePaid, discount_total: 5000, order_total: 0 } })
  expect(screen.getByRole('heading', { name: 'Thank you. There is nothing to pay' })).toBeTruthy()
  expect(text()).toContain('Total£0')
})

test('leads to the invoice, where there is one, and nowhere else than to a page', async () => {
  const invoice = () => screen.queryByRole('link', { name: 'Your invoice (new tab)' })?.getAttribute('href')
  await show({ checkoutData: { ...wirePaid, invoice_url: 'https://give.example/invoice/ord_1.x' } })
  expect(invoice()).toBe('https://give.example/invoice/ord_1.x')
  cleanup()
  await show({ checkoutData: { ...wirePaid, invoice_url: 'javascript:alert(1)' } })
  expect(invoice()).toBeUndefined()
  cleanup()
  await show({})
  expect(invoice()).toBeUndefined()
})

test('offers what may come next, by its kind', async () => {
  offers = [
    { type: 'raffle', title: 'The prize draw', text: 'Six prizes', path: '/prize-draw' },
    { type: 'pledge', title: 'Pledge more', path: '/pledge' },
  ]
  const { container, site } = await show()
  await eventSettings(site).refresh()
  await paid(site, { items: [{ title: 'A hamper', amount: 5000, id: 'lot-1' }] })
  await screen.findByText('While you are here')
  expect(upsellsAfter).toHaveBeenLastCalledWith(expect.anything(), ['lot-1'])
  expect([...container.querySelectorAll('[data-upsell]')].map(one => one.getAttribute('data-upsell'))).toEqual([
    'raffle',
    'pledge',
  ])
  expect(screen.getByRole('link', { name: 'Have a look The prize draw' }).getAttribute('href')).toContain('/prize-draw')
})

test.each([
  { kept: 'a saved card', cards: [wireCard], link: 'quiet' },
  { kept: 'an expired card', cards: [{ ...wireCard, is_expired: 'yes' }], link: 'secondary' },
  { kept: 'no saved card', cards: [], link: 'secondary' },
])('with $kept the link to an offer is $link', async ({ cards, link }) => {
  const now = { amount: 25_00, line: { origin: 'pledge', pledge_item_id: 'care', amount: 25_00 } } as const
  offers = [{ type: 'pledge', title: 'A night of care', path: '/pledge/care', now }]
  const { site } = await showFor(<OrderComplete upsellsAfter={upsellsAfter} />, server => {
    server.answer('GET /cards', json(cards))
  })
  await eventSettings(site).refresh()
  await paid(site, {})
  const see = await screen.findByRole('link', { name: 'Have a look A night of care' })
  await vi.waitFor(() => expect(see.getAttribute('part')).toContain(`button-${link}`))
  await vi.waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /with Visa/ })).toHaveLength(link === 'quiet' ? 1 : 0),
  )
})

test('says so while the bank still processes it', async () => {
  const { text } = await show({ checkoutData: { ...wirePaid, status: 'pending', payment_status: 'processing' } })
  expect(text()).toContain('Your payment is being processed')
})

test('still shows the order after a reload, as the server has it now', async () => {
  const { environment } = await show({
    checkoutData: { ...wirePaid, status: 'pending', payment_status: 'processing' },
  })
  cleanup()
  const on = testSite({ session: environment.session })
  on.server.answer(confirmCall, settled('succeeded'))
  renderFeature(<OrderComplete upsellsAfter={upsellsAfter} />, { on })
  await screen.findByRole('heading', { name: 'Thank you. Your payment has arrived' })
  expect(screen.getByText('Balance of your table')).toBeTruthy()
  expect(on.server.requestsTo(confirmCall)[0]?.body).toMatchObject({ order_id: 'order-1', order_key: 'order-key-1' })
})

test.each([
  { became: 'refunded', answer: settled('succeeded', 'refunded'), title: 'Your payment goes back to you' },
  {
    became: 'refunded, as it came too late',
    answer: settled('refunded', 'cancelled'),
    title: 'Your payment goes back to you',
  },
  { became: 'failed at the bank', answer: settled('canceled', 'cancelled'), title: 'Your payment did not go through' },
])('after a reload an order that was $became is not said to be processed', async ({ answer, title }) => {
  const documents = [{ title: 'Your ticket', url: 'https://give.example/ticket' }]
  const { environment } = await show({ documents })
  cleanup()
  offers = [{ type: 'raffle', title: 'The prize draw', path: '/prize-draw' }]
  const on = testSite({ session: environment.session })
  await eventSettings(on.site).refresh()
  on.server.answer(confirmCall, answer)
  const { text } = renderFeature(<OrderComplete upsellsAfter={upsellsAfter} />, { on })
  await screen.findByRole('heading', { name: title })
  expect(text()).not.toMatch(/processed|Thank you|Your ticket|The prize draw/)
})

test('after a reload without an answer it can be tried again', async () => {
  const { environment } = await show({})
  cleanup()
  const on = testSite({ session: environment.session })
  on.server.answer(confirmCall, json({}, 500), settled('succeeded'))
  renderFeature(<OrderComplete upsellsAfter={upsellsAfter} />, { on })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Thank you. Your payment has arrived' })
})

test('another script’s value under its key is not taken for an order', async () => {
  const session = memoryStorage()
  session.setItem('fayre.order https://give.example gala', '{"checkoutData":{"order_id":1}}')
  renderFeature(<OrderComplete upsellsAfter={upsellsAfter} />, { on: testSite({ session }) })
  expect(screen.getByRole('heading', { name: 'There is no order to show' })).toBeTruthy()
})

test('without an order it leads home', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'There is no order to show' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
})
