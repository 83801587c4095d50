import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { SumRows } from '../../../src/features/checkout/sum-rows.tsx'
import { BasketStep } from '../../../src/features/tickets/pay/basket-step.tsx'
import { PayTickets } from '../../../src/features/tickets/pay/pay-tickets.tsx'
import { createTicketPay, type TicketPay } from '../../../src/features/tickets/pay/ticket-pay.store.ts'
import { useTicketEvents } from '../../../src/features/tickets/pay/use-ticket-events.ts'
import { ticketSale } from '../../../src/features/tickets/sale.store.ts'
import { basketSubject, tickets } from '../../../src/features/tickets/tickets.store.ts'
import { unlocking } from '../../../src/features/tickets/unlock/unlock.store.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { testSite } from '../../support/test-site.ts'
import { confirmCall, settled, wirePaid } from '../checkout/payments.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const sale = {
  ...{ currency: 'GBP', currency_decimals: 2, time_zone: 'Europe/London', sequence: 1, bundles: [], add_ons: [] },
  server_time: new Date().toISOString(),
  types: [
    {
      ...{ event_ticket_type_id: 'terrace', title: 'Terrace', description: '', price: 18000 },
      ...{ state: 'on_sale', left: 9, sale_opens_at: null, sale_closes_at: null, per_order_limit: null },
      ...{ restrictions: null, waiting_listYN: 'no' },
    },
  ],
}

async function basketOf(count: number) {
  const on = testSite()
  on.server.answer('GET /tickets', json(sale))
  await eventSettings(on.site).refresh()
  await ticketSale(on.site).refresh()
  tickets(on.site).choose('terrace', count)
  return { on, pay: createTicketPay(on.site) }
}

function Told({ pay }: Readonly<{ pay: TicketPay }>) {
  useTicketEvents(pay)
  return null
}

test('a purchase is worth what the tickets cost after a voucher', async () => {
  const { on, pay } = await basketOf(2)
  const { emitted } = renderFeature(
    <InMicrosite>
      <Told pay={pay} />
    </InMicrosite>,
    { on },
  )
  const order = { ...wirePaid, discount_total: 6000 }
  await acting(() => pay.checkout.payment.$outcome.set({ type: 'paid', order, lines: [] }))
  expect(emitted).toEqual([{ name: 'purchase', detail: { orderId: order.order_id, amount: 30000, currency: 'GBP' } }])
})

test('a gift beside the tickets has a row of its own in the sums', async () => {
  const { on, pay } = await basketOf(1)
  pay.form.change({ donation: '15' })
  const { text } = renderFeature(
    <InMicrosite>
      <SumRows checkout={pay.checkout} thing="places" />
    </InMicrosite>,
    { on },
  )
  expect(text()).toBe('Your places£180Your gift£15You pay£195')
})

test('a basket whose tickets somebody else has can be changed, not paid', async () => {
  const { on, pay } = await basketOf(2)
  renderFeature(
    <InMicrosite>
      <BasketStep pay={pay} change={<a href="/tickets">Change your tickets</a>} toProgramme={() => null} />
    </InMicrosite>,
    { on },
  )
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeNull()
  const soldOut = json({ error: 'tickets_sold_out', error_description: '' }, 409)
  on.server.answer(`PUT /tickets/reservations/${pay.basket.key()}`, soldOut)
  await acting(() => pay.basket.reserve.run())
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Change your tickets' })).not.toBeNull()
})

test('a payer’s details lead back to the basket once somebody else has its tickets, until they are reserved', async () => {
  const { on, pay } = await basketOf(2)
  pay.show('checkout')
  const reservation = `PUT /tickets/reservations/${pay.basket.key()}`
  on.server.answer(reservation, json({ error: 'tickets_sold_out', error_description: '' }, 409))
  renderFeature(
    <InMicrosite>
      <PayTickets change={null} toProgramme={() => null} empty={null} thankYou={() => null} />
    </InMicrosite>,
    { on },
  )
  await rest()
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  const [server_time, expires_at] = [0, 600_000].map(ahead => new Date(Date.now() + ahead).toISOString())
  on.server.answer(reservation, json({ state: 'reserved', server_time, expires_at, extendableYN: 'yes', types: [] }))
  await acting(() => pay.basket.reserve.run())
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeNull()
})

test('a basket that is ordered already is left as it is, and the next one has a key of its own', async () => {
  const { on, pay } = await basketOf(2)
  const key = pay.basket.key()
  on.server.answer(`PUT /tickets/reservations/${key}`, json({ error: 'basket_promised' }, 409))
  const { text } = renderFeature(
    <InMicrosite>
      <PayTickets change={null} toProgramme={() => null} empty="Nothing is chosen." thankYou={() => null} />
    </InMicrosite>,
    { on },
  )
  await rest()
  expect(text()).toContain('You have ordered these tickets')
  expect(text()).toContain('Nothing is chosen.')
  expect(pay.basket.key()).not.toBe(key)
})

/** As after a reload with an order that no card has paid. */
function underWay({ on }: Awaited<ReturnType<typeof basketOf>>) {
  const order = { orderId: 'order-1', orderKey: 'order-key-1' }
  const content = '{"lines":[]}'
  compartment(on.site, basketSubject).write('attempt', { idempotencyKey: 'a-key-of-an-attempt', content, order })
  on.server.answer(confirmCall, settled('requires_payment_method'))
}

test('a payment that turns out unpaid leaves no empty screen where its tickets are not shown any more', async () => {
  const shown = await basketOf(0)
  underWay(shown)
  const { text } = renderFeature(
    <InMicrosite>
      <PayTickets change={null} toProgramme={() => null} empty="Nothing is chosen." thankYou={() => null} />
    </InMicrosite>,
    { on: shown.on },
  )
  await rest()
  expect(text()).toContain('Nothing is chosen.')
})

test('a code that the visitor’s own order has used up still shows its tickets, and is not forgotten if it does not', async () => {
  const shown = await basketOf(1)
  underWay(shown)
  const { site, server } = shown.on
  tickets(site).keepVoucher('FRIENDS')
  server.answer('POST /tickets/unlock', json({ error: 'voucher_used_up' }, 409))
  await unlocking(site).open.run()
  await rest()
  expect(server.requestsTo('POST /tickets/unlock')[0]?.body).toMatchObject({
    voucher_code: 'FRIENDS',
    earlier_order_id: 'order-1',
    earlier_order_key: 'order-key-1',
  })
  expect(tickets(site).$state.get().metaData.voucherCode).toBe('FRIENDS')
})
