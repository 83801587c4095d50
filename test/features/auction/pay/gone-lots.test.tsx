import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lot } from '../../../../src/features/auction/lot.store.ts'
import { type AuctionPay, createAuctionPay, subject } from '../../../../src/features/auction/pay/auction-pay.store.ts'
import { AuctionPay as AuctionPayPage } from '../../../../src/features/auction/pay/auction-pay.tsx'
import { basket } from '../../../../src/features/auction/pay/basket.store.ts'
import { compartment } from '../../../../src/features/checkout/compartment.ts'
import { useSurroundings } from '../../../../src/hooks/context.ts'
import { acting } from '../../../support/acting.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { wireSettings } from '../../../support/wire.ts'
import { fakeCard } from '../../checkout/fake-card.ts'
import { payCall } from '../../checkout/payments.ts'
import { bidsCall, wireDetails, wireOwn } from '../bid/wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const won = { outcome: 'won', state: 'closed', to_pay: 130_00, paidYN: 'no', why: 'Yours was the best.' } as const
const toBuy = { auction_item_id: 'lot-9', title: 'A hamper', buy_now_price: 25_00 }
const said = 'This can no longer be bought'

/** A visitor who wanted to buy a lot without bidding. */
function Buying() {
  const { site } = useSurroundings()
  useState(() => basket(site).set('lot-9', 1))
  return <AuctionPayPage />
}

async function submit({ checkout }: AuctionPay) {
  checkout.$card.set(fakeCard(undefined))
  checkout.form.change({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
  checkout.form.goTo('payment')
  await acting(() => checkout.form.submit())
  await rest()
}

const paused = 'This is not on sale just now'

async function show(changed: Parameters<typeof wireDetails>[0], ...own: Parameters<typeof wireOwn>) {
  const shown = await showFor(<Buying />, server => {
    server.answer('GET /app/settings', json(wireSettings))
    server.answer(bidsCall, json(wireOwn(...own)))
    server.answer('GET /auction/items/lot-9', json(wireDetails({ ...toBuy, ...changed })))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
  })
  await rest()
  return shown
}

test('a lot that bids have passed the price of is in no payment, and can be removed', async () => {
  const { text } = await show({ buy_now_price: null }, won)
  expect(text()).toContain(said)
  expect(text()).toContain('Total£130')
  expect(text()).not.toContain('£0')
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Remove A hamper' })))
  expect(text()).not.toContain('A hamper')
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
  await rest()
  expect(text()).toContain('£130 1 lot')
})

test('a paused lot waits beside what is paid', async () => {
  const { text } = await show({ pausedYN: 'yes' }, won)
  expect(text()).toContain(paused)
  expect(text()).toContain('Total£130')
})

test('where such a lot is all there is, nothing can be paid', async () => {
  const { text } = await show({ state: 'closed' })
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
  expect(text()).toContain('Please choose what you pay for now')
})

test('a lot to buy that was won instead is listed once', async () => {
  const { text } = await show({ state: 'closed', buy_now_price: null }, { ...won, ...toBuy })
  expect(text().split('A hamper')).toHaveLength(2)
  expect(text()).not.toContain(said)
  expect(text()).toContain('Total£130')
})

test('a lot that was paused as it was paid says so among the lots', async () => {
  const { site, server } = await show({})
  const pay: AuctionPay = createAuctionPay(site)
  const stop = pay.$chosen.listen(() => undefined)
  pay.show('checkout')
  server.answer('GET /auction/items/lot-9', json(wireDetails({ ...toBuy, pausedYN: 'yes' })))
  server.answer(payCall, async request => {
    await lot(site, 'lot-9').refresh()
    return json({ error: 'lot_not_for_sale' }, 409)(request)
  })
  await submit(pay)
  expect([pay.$view.get(), pay.checkout.payment.pay.$state.get().type]).toEqual(['lots', 'idle'])
  expect(pay.$lines.get()).toMatchObject([{ obstacle: 'paused' }])
  stop()
})

test('a lot that the visitor’s own payment takes off sale stays in that payment', async () => {
  const { site, server } = await show({})
  const pay: AuctionPay = createAuctionPay(site)
  const stop = pay.$chosen.listen(() => undefined)
  pay.show('checkout')
  compartment(site, subject).write('attempt', {
    idempotencyKey: 'k',
    content: '',
    order: { orderId: 'o', orderKey: 'k' },
  })
  server.answer('GET /auction/items/lot-9', json(wireDetails({ ...toBuy, state: 'closed', buy_now_price: null })))
  await acting(() => lot(site, 'lot-9').refresh())
  const held = [{ id: 'lot-9', amount: 25_00, obstacle: undefined }]
  expect(pay.$chosen.get()).toMatchObject(held)
  pay.show('lots')
  expect(pay.$lines.get()).toMatchObject(held)
  expect(pay.$chosen.get()).toMatchObject(held)
  stop()
})
