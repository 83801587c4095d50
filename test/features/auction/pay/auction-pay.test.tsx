import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CompleteBid } from '../../../../src/features/auction/complete-bid/complete-bid.tsx'
import { myBids } from '../../../../src/features/auction/my-bids/my-bids.store.ts'
import { Section } from '../../../../src/features/auction/my-bids/my-bids.tsx'
import { AuctionPay } from '../../../../src/features/auction/pay/auction-pay.tsx'
import { basket } from '../../../../src/features/auction/pay/basket.store.ts'
import { useSurroundings } from '../../../../src/hooks/context.ts'
import { navigation } from '../../../../src/store/navigation.ts'
import { acting } from '../../../support/acting.ts'
import { type FakeServer, json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { renderFeature } from '../../../support/render-feature.tsx'
import { rest } from '../../../support/rest.ts'
import { wireSettings } from '../../../support/wire.ts'
import { wireLot, wireLots } from '../../../support/wire-lot.ts'
import { bidsCall, lotCall, placeCall, wireDetails, wireOwn, wirePlaced } from '../bid/wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

beforeEach(() => {
  vi.stubGlobal('location', Object.assign(new URL('https://charity.example/'), { replace: vi.fn(), assign: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const press = (name: string | RegExp) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement))
const won = { outcome: 'won', state: 'closed', to_pay: 130_00, paidYN: 'no', why: 'Yours was the best.' } as const

async function show(feature: Parameters<typeof showFor>[0], ...own: Parameters<typeof wireOwn>) {
  const shown = await showFor(feature, server => {
    server.answer('GET /app/settings', json({ ...wireSettings, giving: { ...wireSettings.giving, gift_aid: 'yes' } }))
    server.answer(bidsCall, json(wireOwn(...own)))
    server.answer(lotCall, json(wireDetails()))
    server.answer(placeCall, json(wirePlaced()))
    server.answer('GET /auction/items', json(wireLots([wireLot()])))
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
  })
  await rest()
  return shown
}

test('all lots that were won are one sum, and each can wait for another order', async () => {
  const { text } = await show(
    <AuctionPay />,
    { ...won, retail_value: 100_00 },
    { ...won, auction_item_id: 'lot-2', title: 'A hamper', to_pay: 40_00 },
  )
  expect(text()).toContain('Total£170')
  expect(text()).toContain('£30 of it counts as a gift')
  await acting(() => fireEvent.click(screen.getByLabelText('Pay now: A hamper')))
  expect(text()).toContain('Total£130')
  await press('Continue')
  await rest()
  expect(text()).toContain('£130 1 lot')
  expect(text()).toContain('Your details')
})

test('a lot that waits for another order waits after a reload too', async () => {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  const prepare = (server: FakeServer) => {
    server.answer('GET /app/settings', json(wireSettings))
    server.answer(bidsCall, json(wireOwn(won, { ...won, auction_item_id: 'lot-2', title: 'A hamper', to_pay: 40_00 })))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
  }
  await showFor(<AuctionPay />, prepare, 'en-GB', storage)
  await rest()
  await acting(() => fireEvent.click(screen.getByLabelText('Pay now: A hamper')))
  await press('Continue')
  cleanup()
  const { text } = await showFor(<AuctionPay />, prepare, 'en-GB', storage)
  await rest()
  expect(text()).toContain('£130 1 lot')
})

test('a lot that is won during the checkout raises no sum, and is offered', async () => {
  const { server, site, text } = await show(<AuctionPay />, won)
  await press('Continue')
  await rest()
  server.answer(bidsCall, json(wireOwn(won, { ...won, auction_item_id: 'lot-2', title: 'A hamper', to_pay: 40_00 })))
  await acting(() => myBids(site)?.refresh())
  expect(text()).toContain('£130 1 lot')
  expect(text()).toContain('You have won another lot')
  await press('Change what you pay for')
  expect(text()).toContain('Total£170')
  await press('Continue')
  await rest()
  expect(text()).toContain('£170 2 lots')
  expect(text()).not.toContain('You have won another lot')
})

test('says what is missing where nothing is left to pay now', async () => {
  const { text } = await show(<AuctionPay />, won, {
    ...won,
    auction_item_id: 'lot-2',
    title: 'A hamper',
    to_pay: 40_00,
  })
  for (const box of screen.getAllByRole('checkbox')) await acting(() => fireEvent.click(box))
  await press('Continue')
  expect(text()).toContain('Please choose what you pay for now')
  expect(text()).not.toContain('Your details')
})

test('where nothing is to pay, says so', async () => {
  const { text } = await show(<AuctionPay />)
  expect(text()).toContain('There is nothing to pay')
})

/** A visitor with a lot in the basket. */
function Buying() {
  const { site } = useSurroundings()
  useState(() => basket(site).set('lot-9', 1))
  return <AuctionPay />
}

const lotToBuy = 'GET /auction/items/lot-9'

test.each([
  ['bids', bidsCall, json(wireOwn(won))],
  ['a lot in the basket', lotToBuy, json(wireDetails({ auction_item_id: 'lot-9', buy_now_price: 25_00 }))],
])('where %s cannot be read, says so and offers no sum without it, until another try', async (_, call, answer) => {
  const { text } = await showFor(<Buying />, server => {
    server.answer('GET /app/settings', json(wireSettings))
    server.answer(bidsCall, json(wireOwn(won)))
    server.answer(lotToBuy, json(wireDetails({ auction_item_id: 'lot-9', buy_now_price: 25_00 })))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
    server.answer(call, json({}, 500), answer)
  })
  await rest()
  expect(text()).toContain('Your lots can’t be shown just now.')
  expect(text()).not.toMatch(/nothing to pay|Total/)
  await press('Try again')
  await rest()
  expect(text()).toContain('Total£155')
})

test('a lot for grown-ups asks for one’s age before it goes on', async () => {
  const { text } = await showFor(<Buying />, server => {
    server.answer('GET /app/settings', json(wireSettings))
    server.answer(bidsCall, json(wireOwn()))
    server.answer(lotToBuy, json(wireDetails({ auction_item_id: 'lot-9', buy_now_price: 25_00, minimum_age: 18 })))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
  })
  await rest()
  const age = screen.getByLabelText('I am 18 or over')
  expect(text()).not.toContain('Please confirm your age')
  await press('Continue')
  expect(text()).toContain('Please confirm your age')
  await acting(() => fireEvent.click(age))
  await press('Continue')
  await rest()
  expect(text()).toContain('Your details')
})

test('a lot in the basket that the auction no longer has is left out', async () => {
  const { text } = await showFor(<Buying />, server => {
    server.answer('GET /app/settings', json(wireSettings))
    server.answer(bidsCall, json(wireOwn(won)))
    server.answer(lotToBuy, json({ error: 'lot_not_found' }, 404))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
  })
  await rest()
  expect(text()).toContain('Total£130')
})

/** A visitor who wanted to bid £135 before signing in. */
function Attempting() {
  const { site } = useSurroundings()
  useState(() => navigation(site).change({ anonymousBidAttempt: { bidPath: '/auction/items/lot-1', amount: 135_00 } }))
  return <CompleteBid />
}

test('offers the bid from before the sign-in again, and places it only on a press', async () => {
  const { site, server, text } = await show(<Attempting />)
  expect(text()).toContain('You wanted to bid £135. Nothing has been placed yet.')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('135')
  expect(server.requestsTo(placeCall)).toEqual([])
  await press('Bid £135')
  await press('Place bid of £135')
  await rest()
  expect(server.requestsTo(placeCall)[0]?.body).toMatchObject({ amount: 135_00 })
  expect(text()).toContain('Your bid is placed.')
  expect(navigation(site).$state.get().anonymousBidAttempt).toBeUndefined()
})

test('a bid on a lot that has been taken out says that, and offers no other try', async () => {
  const { text } = await showFor(<Attempting />, server =>
    server.answer(lotCall, json({ error: 'lot_not_found' }, 404)),
  )
  await rest()
  expect(text()).toContain('This lot is not in the auction')
  expect(text()).not.toContain('Try again')
})

test('without such a bid there is nothing to complete', async () => {
  expect((await show(<CompleteBid />)).text()).toContain('There is no bid to complete')
})

test('the activity has what needs something done first, and says why', async () => {
  const { text } = await show(
    <Section />,
    {},
    { ...won, auction_item_id: 'lot-2', title: 'A hamper' },
    { auction_item_id: 'lot-3', title: 'A dinner', outcome: 'outbid', leaders: ['101'], why: 'Paddle 101 bid more.' },
    { auction_item_id: 'lot-4', title: 'A walk', outcome: 'lost', state: 'closed', why: 'Paddle 7 had offered more.' },
  )
  const order = ['To pay', 'Outbid', 'Leading', 'Not won'].map(word => text().indexOf(word))
  expect(order).toEqual([...order].sort((one, other) => one - other))
  expect(order).not.toContain(-1)
  expect(text()).toContain('Paddle 101 bid more.')
  expect(screen.getByRole('link', { name: 'Pay £130' }).getAttribute('href')).toContain('/auction/checkout')
})

test('a link from the desk makes the paddle theirs before what it has won is shown', async () => {
  const claimCall = 'POST /auction/claims'
  const shown = await showFor(<AuctionPay claim="bdr_1.sealed" />, server => {
    server.answer(claimCall, json({ error: 'other_paddle', error_description: 'You bid as paddle 4 here.' }, 409))
    server.answer(bidsCall, json(wireOwn(won)))
    server.answer('GET /account/gift-aid', json({ declaration: null }))
  })
  await rest()
  expect(shown.text()).toContain('You bid as paddle 4 here.')
  expect(shown.text()).not.toContain('Total')
  shown.server.answer(claimCall, json({ paddle: 107 }))
  await press('Try again')
  await rest()
  expect(shown.server.requestsTo(claimCall).map(({ body }) => body)).toContainEqual({ claim: 'bdr_1.sealed' })
  await vi.waitFor(() => expect(shown.text()).toContain('Total£130'))
})

test('a guest who opens the link of a paddle is asked to sign in', async () => {
  renderFeature(<AuctionPay claim="bdr_1.sealed" />)
  await rest()
  expect(screen.getByRole('link', { name: 'Sign in to pay' }).getAttribute('href')).toContain(
    '/sign-in?_redirect=%2Fauction%2Fcheckout%3Fclaim%3Dbdr_1.sealed',
  )
})
