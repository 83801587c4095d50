import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { consent } from '../../../src/store/consent.ts'
import { firstReads } from '../../../src/store/first-reads.ts'
import { auctionLots } from '../../../widgets/auction-lots.ts'
import { buyNow } from '../../../widgets/buy-now.ts'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import type { TestEnvironment } from '../../support/test-environment.ts'
import { wireLot, wireLots } from '../../support/wire-lot.ts'
import { wireSession } from '../sign-in/requirements.ts'
import { wireDetails, wireOwn } from './bid/wire-bid.ts'

afterEach(leave)

/** The visitor leaves the page. */
function leave() {
  cleanup()
  document.body.replaceChildren()
}

const place = { host: 'https://give.example', event: 'gala' }
const shown = [
  wireLot({ auction_item_id: 'a', number: 1, title: 'A signed guitar' }),
  wireLot({ auction_item_id: 'b', number: 2, title: 'A lantern', kind: 'buy_now', buy_now_price: 15_00, left: 3 }),
  wireLot({ auction_item_id: 'c', number: 3, title: 'A candle', kind: 'buy_now', buy_now_price: 5_00, left: 0 }),
  wireLot({ auction_item_id: 'd', number: 4, title: 'A vase', kind: 'buy_now', buy_now_price: 9_00, pausedYN: 'yes' }),
]

/** Shows the block with attributes as they are written in a page. */
function show(
  widget: typeof auctionLots,
  attributes: Readonly<Record<string, string>> = {},
  given: Partial<TestEnvironment> = {},
) {
  const props = Object.entries(widget.attributes).map(([name, { parse }]) => [name, parse(attributes[name] ?? null)])
  const prepare = (server: FakeServer) => server.answer('GET /auction/items', json(wireLots(shown)))
  return renderFeature(createElement(widget.component, Object.fromEntries(props)), { prepare, ...given })
}

test.each([
  [auctionLots, {}],
  [auctionLots, { kinds: 'competitive_bid,sealed_bid' }],
  [auctionLots, { kinds: 'live_auction', category: 'wine & food', limit: '3' }],
  [buyNow, {}],
  [buyNow, { category: 'wine', limit: '5' }],
])('the snippet preloads what the block asks for first', async (widget, attributes) => {
  const { server } = show(widget, attributes)
  await rest()
  const [first] = server.requestsTo('GET /auction/items')
  expect(firstReads(widget.reads, place, attributes)).toContain(first?.url.href)
})

test('cards lead to the lots’ pages on the platform', async () => {
  show(auctionLots)
  await rest()
  expect(screen.getByRole('link', { name: 'A signed guitar' }).getAttribute('href')).toBe(
    'https://give.example/gala/auction/items/a',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('with in-place bidding a card has a button, where one can bid', async () => {
  show(auctionLots, { bidding: 'in-place' })
  await rest()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Bid'])
})

test.each([
  [{ pausedYN: 'yes' } as const, 'Bidding is interrupted for a moment.'],
  [{ opens_at: '2126-01-01T00:00:00.000Z' }, 'Bidding has not begun yet.'],
])('where nobody can bid just now, the block says so in place of the form', async (lot, said) => {
  const { server, text } = show(auctionLots, { bidding: 'in-place' })
  await rest()
  server.answer('GET /auction/items/a', json(wireDetails({ auction_item_id: 'a', ...lot })))
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Bid' })))
  await vi.waitFor(() => expect(text()).toContain(said))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  [{ pausedYN: 'yes' } as const, 'This is not on sale just now.'],
  [{ buy_now_price: null }, 'This can no longer be bought.'],
])('a lot that is chosen and cannot be bought says why', async (lot, said) => {
  const { server, text } = show(buyNow)
  await rest()
  const answer = wireDetails({ auction_item_id: 'b', kind: 'buy_now', buy_now_price: 15_00, ...lot })
  server.answer('GET /auction/items/b', json(answer))
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Buy for £15' })))
  await vi.waitFor(() => expect(text()).toContain(said))
})

test('what is sold out or paused has no button, and the others say what they cost', async () => {
  const { server } = show(buyNow)
  await rest()
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Buy for £15'])
  server.answer('GET /auction/items/b', json({ error: 'lot_not_found' }, 404))
  await acting(() => fireEvent.click(screen.getByRole('button')))
  await rest()
  // The way back still works when the lot itself has gone.
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Back to the lots' })))
  await rest()
  expect(screen.getByRole('link', { name: 'A lantern' })).toBeDefined()
})

test('a block that sells to grown-ups asks for one’s age before it goes on', async () => {
  const { server } = show(buyNow)
  await rest()
  const answer = wireDetails({ auction_item_id: 'b', kind: 'buy_now', buy_now_price: 15_00, minimum_age: 18 })
  server.answer('GET /auction/items/b', json(answer))
  await acting(() => fireEvent.click(screen.getByRole('button')))
  await rest()
  await acting(() => fireEvent.click(screen.getByRole('button', { name: /Continue|£15/ })))
  expect(screen.getByText('Please confirm your age')).toBeDefined()
})

test('the page’s analytics are told of a purchase that begins, if the page asks for it and the visitor agrees', async () => {
  const page = window as { dataLayer?: unknown[] | undefined }
  const wanted = { dataLayer: '', consent: 'granted' }
  const begun = [{ event: 'begin_checkout', ecommerce: { value: 15, items: [{ item_id: 'buy_now' }] } }]
  for (const [attributes, told] of [
    [{}, []],
    [{ ...wanted, consent: 'denied' }, []],
    [wanted, begun],
  ] as const) {
    page.dataLayer = []
    const { server } = show(buyNow, attributes)
    await rest()
    const answer = wireDetails({ auction_item_id: 'b', kind: 'buy_now', buy_now_price: 15_00 })
    server.answer('GET /auction/items/b', json(answer))
    await acting(() => fireEvent.click(screen.getByRole('button')))
    await rest()
    await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Continue for £15' })))
    await rest()
    expect(page.dataLayer.filter(said => Object.hasOwn(said as object, 'event'))).toMatchObject(told)
    leave()
  }
})

test('what the page says of consent while only the lots are shown counts, and so does a withdrawal', async () => {
  const { server, site } = show(buyNow, { dataLayer: '', consent: 'granted' })
  await rest()
  const answer = wireDetails({ auction_item_id: 'b', kind: 'buy_now', buy_now_price: 15_00 })
  server.answer('GET /auction/items/b', json(answer))
  const say = (detail: unknown) => acting(() => document.dispatchEvent(new CustomEvent('fayre-consent', { detail })))
  const press = async (name: string) => {
    await acting(() => fireEvent.click(screen.getByRole('button', { name })))
    await rest()
  }
  await say('denied')
  await say('nonsense')
  await press('Buy for £15')
  expect(consent(site).$state.get()).toBe('denied')
  await say('granted')
  expect(consent(site).$state.get()).toBe('granted')
  await press('Back to the lots')
  await say('denied')
  await press('Buy for £15')
  expect(consent(site).$state.get()).toBe('denied')
})

/** Types a bid in the block, which is in a charity's page or in a frame of it, and presses the button. */
async function signInToBid(isFramed: boolean) {
  const location = { href: '' }
  const { server, element, environment } = show(auctionLots, { bidding: 'in-place' })
  const view = { location, sessionStorage: environment.session }
  const top = isFramed ? { location } : view
  vi.spyOn(element, 'ownerDocument', 'get').mockReturnValue({ defaultView: Object.assign(view, { top }) } as never)
  await rest()
  server.answer('GET /auction/items/a', json(wireDetails({ auction_item_id: 'a' })))
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Bid' })))
  await screen.findByRole('textbox')
  await rest()
  await acting(() => fireEvent.input(screen.getByRole('textbox'), { target: { value: '135' } }))
  await rest()
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Sign in to bid £135' })))
  await vi.waitFor(() => expect(location.href).not.toBe(''))
  return { address: new URL(location.href), environment }
}

test('whoever signs in from a frame finds the lot on the platform, with the amount that they typed', async () => {
  const { address } = await signInToBid(true)
  expect(address.href).toBe('https://give.example/gala/sign-in?_redirect=%2Fauction%2Fitems%2Fa%3Fbid%3D13500')
})

test('whoever signs in from a block comes back to the page, to the lot with the amount that they typed', async () => {
  const { address, environment } = await signInToBid(false)
  const { pathname, searchParams } = address
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/gala/sign-in/return',
    { page: 'https://charity.example/gala', challenge: expect.any(String), lot: 'a', bid: '13500' },
  ])
  leave()
  const { storage, session } = environment
  const location = () => new URL('http://localhost:3000/?fayre_code=from-the-platform')
  const { server } = show(auctionLots, { bidding: 'in-place' }, { storage, session, location })
  // The first block of two has sent the visitor away, so the second goes on showing its list.
  const second = show(auctionLots, { bidding: 'in-place' }, { storage, session, location })
  expect(second.container.querySelector('.lot-here')).toBeNull()
  server.answer('GET /auction/items/a', json(wireDetails({ auction_item_id: 'a' })))
  server.answer('POST /users/token', json(wireSession))
  server.answer('GET /account/bids', json(wireOwn()))
  await screen.findByRole('button', { name: 'Bid £135' })
  expect(server.requestsTo('POST /users/token')[0]?.body).toMatchObject({ code: 'from-the-platform' })
})

test('a page that inserts its blocks one after another opens the lot in the one that was left', async () => {
  const session = memoryStorage()
  session.setItem('fayre.goal https://give.example gala', 'bid a 1')
  const location = () => new URL('http://localhost:3000/?fayre_code=from-the-platform')
  const first = show(auctionLots, { bidding: 'in-place' }, { session, location })
  await rest()
  const second = show(auctionLots, { bidding: 'in-place' }, { session, location })
  second.server.answer('GET /auction/items/a', json(wireDetails({ auction_item_id: 'a' })))
  await vi.waitFor(() => expect(second.container.querySelector('.lot-here')).not.toBeNull())
  expect(first.container.querySelector('.lot-here')).toBeNull()
})

test('where guests may not buy, whoever signs in comes back to the lot that they buy', async () => {
  const session = memoryStorage()
  session.setItem('fayre.goal https://give.example gala', 'buy b 0')
  const location = () => new URL('http://localhost:3000/?fayre_code=of-somebody-else')
  const { server } = show(buyNow, {}, { session, location })
  const second = show(buyNow, {}, { session, location })
  server.answer(
    'GET /auction/items/b',
    json(wireDetails({ auction_item_id: 'b', kind: 'buy_now', buy_now_price: 15_00 })),
  )
  await screen.findByRole('button', { name: 'Continue for £15' })
  expect(second.text()).not.toContain('Continue for £15')
  // This tab has not requested the code.
  expect(server.requestsTo('POST /users/token')).toEqual([])
})
