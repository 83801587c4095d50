import { cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createCheckout } from '../../../src/features/checkout/checkout.store.ts'
import { Checkout } from '../../../src/features/checkout/checkout.tsx'
import { useSurroundings } from '../../../src/hooks/context.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { wireSettings } from '../../support/wire.ts'
import { choose, fillDetails, press, send, type } from '../donation-form/donor.tsx'
import { fakeCard } from './fake-card.ts'
import { confirmCall, intent, payCall, settled } from './payments.ts'
// Loaded lazily in a browser.
import '../../../src/api/send.ts'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** A module's basket of £50, in steps. @param gift minor units of it that are a gift */
function Basket({ gift = 0 }: Readonly<{ gift?: number }>) {
  const { site } = useSurroundings()
  const checkout = useMemo(
    () =>
      createCheckout(site, {
        subject: 'basket',
        asks: ['voucher', 'offline', 'gift-aid'],
        $amount: atom(5000),
        $gift: atom(gift),
        lines: () => [{ origin: 'donation', amount: 5000 }],
      }),
    [site, gift],
  )
  return (
    <Checkout
      checkout={checkout}
      isShown
      show={() => {}}
      isResumed={false}
      thing="basket"
      bought={<p>A table</p>}
      analytics={{ wanted: false, item: 'ticket' }}
      thankYou={({ order }) => <h2>Thank you for {order.order_reference}</h2>}
    />
  )
}

test('a voucher code in a checkout with steps takes its part off, outlives a step back, and is sent', async () => {
  const { server, text } = renderFeature(
    <InMicrosite>
      <Basket />
    </InMicrosite>,
    {
      prepare(server) {
        const discount = { voucher_code: 'EARLYBIRD', lines_total: 5000, discount_total: 500, gift_total: 4500 }
        server.answer('POST /checkout/voucher', json({ ...discount, currency: 'GBP', currency_decimals: 2 }))
        server.answer(payCall, intent)
        server.answer(confirmCall, settled('succeeded'))
      },
    },
  )
  await fillDetails()
  await send()
  await screen.findByRole('heading', { name: 'Review and pay' })
  await press('Add a voucher code')
  await type('Voucher code', 'earlybird')
  await press('Apply')
  await screen.findByText(/EARLYBIRD takes off £5/)
  expect(text()).toContain('You pay£45')
  await press('Back')
  await send()
  await screen.findByRole('button', { name: 'Pay £45' })
  await screen.findByText(/EARLYBIRD takes off £5/)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Pay £45' })))
  await screen.findByRole('heading', { name: 'Thank you for FAY-1' })
  expect(server.requestsTo(payCall)).toHaveLength(1)
  expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ voucher_code: 'EARLYBIRD', order_total: 4500 })
})

test('a code that the declined order has used up keeps its discount after a step back', async () => {
  const { text } = renderFeature(
    <InMicrosite>
      <Basket />
    </InMicrosite>,
    {
      prepare(server) {
        const discount = { voucher_code: 'ONCE', lines_total: 5000, discount_total: 500, gift_total: 4500 }
        let isUsed = false
        server.answer('POST /checkout/voucher', request =>
          isUsed && Object(request.body).earlier_order_id !== 'order-1'
            ? json({ error: 'voucher_used_up' }, 409)(request)
            : json({ ...discount, currency: 'GBP', currency_decimals: 2 })(request),
        )
        server.answer(payCall, request => {
          isUsed = true
          return intent(request)
        })
        server.answer(confirmCall, settled('requires_payment_method'))
      },
    },
  )
  await fillDetails()
  await send()
  await screen.findByRole('heading', { name: 'Review and pay' })
  await press('Add a voucher code')
  await type('Voucher code', 'once')
  await press('Apply')
  await screen.findByText(/ONCE takes off £5/)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Pay £45' })))
  await screen.findByText(/not charged|declined|did not/i)
  await press('Back')
  await send()
  await screen.findByText(/ONCE takes off £5/)
  expect(text()).toContain('You pay£45')
})

test('where a code leaves nothing to pay, no other way to pay is offered', async () => {
  const { site } = renderFeature(
    <InMicrosite>
      <Basket />
    </InMicrosite>,
    {
      prepare(server) {
        server.answer('GET /app/settings', json({ ...wireSettings, offline_payment: 'yes' }))
        const discount = { voucher_code: 'OURGUEST', lines_total: 5000, discount_total: 5000, gift_total: 0 }
        server.answer('POST /checkout/voucher', json({ ...discount, currency: 'GBP', currency_decimals: 2 }))
      },
    },
  )
  await acting(() => eventSettings(site).refresh())
  await fillDetails()
  await send()
  await screen.findByRole('button', { name: 'Other ways to pay' })
  await press('Add a voucher code')
  await type('Voucher code', 'ourguest')
  await press('Apply')
  await screen.findByText('There is nothing to pay, so no card is needed.')
  expect(screen.queryByRole('button', { name: 'Other ways to pay' })).toBeNull()
})

test('a discount lowers what Gift Aid adds, on the screen as on the receipt', async () => {
  const { site, text } = renderFeature(
    <InMicrosite>
      <Basket gift={4000} />
    </InMicrosite>,
    {
      prepare(server) {
        server.answer(
          'GET /app/settings',
          json({ ...wireSettings, giving: { ...wireSettings.giving, gift_aid: 'yes' } }),
        )
        const discount = { voucher_code: 'EARLYBIRD', lines_total: 5000, discount_total: 500, gift_total: 3500 }
        server.answer('POST /checkout/voucher', json({ ...discount, currency: 'GBP', currency_decimals: 2 }))
      },
    },
  )
  await acting(() => eventSettings(site).refresh())
  await fillDetails()
  await send()
  await choose(/Yes, claim Gift Aid/)
  await type('First line of the address', '12 Test Lane')
  await type('Town or city', 'London')
  await type('Postcode', 'SW1A 1AA')
  await send()
  await screen.findByRole('heading', { name: 'Review and pay' })
  expect(text()).toContain('claims £10 more')
  await press('Add a voucher code')
  await type('Voucher code', 'earlybird')
  await press('Apply')
  await screen.findByText(/EARLYBIRD takes off £5/)
  expect(text()).toContain('claims £8.75 more')
})
