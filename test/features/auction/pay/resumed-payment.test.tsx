import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type AuctionPay, createAuctionPay } from '../../../../src/features/auction/pay/auction-pay.store.ts'
import { AuctionPay as AuctionPayPage } from '../../../../src/features/auction/pay/auction-pay.tsx'
import { basket } from '../../../../src/features/auction/pay/basket.store.ts'
import { completion } from '../../../../src/store/completion.ts'
import { acting } from '../../../support/acting.ts'
import { type FakeServer, json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { rest } from '../../../support/rest.ts'
import { wireSettings } from '../../../support/wire.ts'
import { fakeCard } from '../../checkout/fake-card.ts'
import { confirmCall, intent, payCall, settled } from '../../checkout/payments.ts'
import { bidsCall, wireDetails, wireOwn } from '../bid/wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(cleanup)

const toBuy = (auction_item_id: string, title: string) =>
  json(wireDetails({ auction_item_id, title, buy_now_price: 50_00 }))

function prepare(server: FakeServer) {
  server.answer('GET /app/settings', json(wireSettings))
  server.answer('GET /account/gift-aid', json({ declaration: null }))
  server.answer(bidsCall, json(wireOwn()))
  server.answer('GET /auction/items/lot-8', toBuy('lot-8', 'A dinner'))
  server.answer('GET /auction/items/lot-9', toBuy('lot-9', 'A hamper'))
  server.answer(payCall, intent)
  server.answer(confirmCall, settled('requires_payment_method'))
}

/** Chooses what is in the basket, and presses Pay. */
async function press(pay: AuctionPay) {
  const stop = pay.$chosen.listen(() => undefined)
  await rest()
  pay.show('checkout')
  pay.checkout.$card.set(fakeCard(undefined))
  pay.checkout.form.change({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
  pay.checkout.form.goTo('payment')
  await acting(() => pay.checkout.form.submit())
  await rest()
  stop()
}

/** Pays for a hamper, and adds a dinner before the payment’s outcome is known. */
async function payAndAdd(storage: Storage) {
  const { site } = await showFor(null, prepare, 'en-GB', storage)
  basket(site).set('lot-9', 1)
  const pay: AuctionPay = createAuctionPay(site)
  await press(pay)
  expect(pay.checkout.payment.isUnderWay()).toBe(true)
  basket(site).set('lot-8', 1)
  cleanup()
}

async function reload(change: typeof prepare) {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  await payAndAdd(storage)
  return showFor(
    <AuctionPayPage />,
    server => {
      prepare(server)
      change(server)
    },
    'en-GB',
    storage,
  )
}

test('a payment that is found paid after a reload lists what it was for, and leaves what was added since', async () => {
  const { site } = await reload(server => server.answer(confirmCall, settled('succeeded')))
  await vi.waitFor(() => expect(completion(site).$details.get()?.items).toHaveLength(1))
  expect(completion(site).$details.get()?.items).toEqual([{ id: 'lot-9', title: 'A hamper', amount: 50_00 }])
  expect(basket(site).$basket.get()).toEqual({ 'lot-8': 1 })
})

test('what was added during a payment is shown with it before it is paid', async () => {
  const gone = json(wireDetails({ auction_item_id: 'lot-9', title: 'A hamper', state: 'closed' }))
  const { text } = await reload(server => server.answer('GET /auction/items/lot-9', gone))
  await vi.waitFor(() => expect(text()).toContain('Total£100'))
  expect(text()).toContain('A hamperTo buy')
})

test('what was paid before another choice leaves the basket, and no more', async () => {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  await payAndAdd(storage)
  const { site, server } = await showFor(null, prepare, 'en-GB', storage)
  const pay = createAuctionPay(site)
  expect(pay.$view.get()).toBe('lots')
  server.answer(confirmCall, settled('succeeded'))
  await press(pay)
  const outcome = pay.checkout.payment.$outcome.get()
  expect(outcome.type).toBe('paid')
  expect(pay.finish(50_00)).toMatchObject([{ id: 'lot-9', amount: 50_00 }])
  expect(basket(site).$basket.get()).toEqual({ 'lot-8': 1 })
})
