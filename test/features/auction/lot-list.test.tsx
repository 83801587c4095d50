import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bidDataPush } from '../../../src/api/auction.ts'
import { Categories } from '../../../src/features/auction/lists/categories.tsx'
import { LotList } from '../../../src/features/auction/lists/lot-list.tsx'
import { watchAfterSignIn } from '../../../src/features/auction/watched-lots.store.ts'
import { navigation } from '../../../src/store/navigation.ts'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { newSocket } from '../../support/socket.ts'
import { type WireLot, wireLot, wireLots } from '../../support/wire-lot.ts'
import { wireOwn } from './bid/wire-bid.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
})

afterEach(cleanup)

const catalogue = [
  wireLot({ auction_item_id: 'a', number: 1, title: 'A signed guitar', category_id: 'music' }),
  wireLot({ auction_item_id: 'b', number: 2, title: 'A lantern', kind: 'buy_now', buy_now_price: 15_00, left: 3 }),
  wireLot({ auction_item_id: 'c', number: 3, title: 'A cottage', kind: 'sealed_bid', price: null, bid_count: 2 }),
]

const prepare =
  (items: readonly WireLot[] = catalogue) =>
  (server: FakeServer) => {
    server.answer('GET /auction/items', json(wireLots(items)))
    server.answer('GET /auction/categories', json([{ category_id: 'music', title: 'Music', items: 1 }]))
  }

const listAt = (query = '', hash = '') => (
  <LotList route="auction" title="Auction Items" query={new URLSearchParams(query)} hash={hash} />
)

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)

test('lists the lots as links, with the price that counts', async () => {
  const { site } = renderFeature(listAt(), { prepare: prepare() })
  await rest()
  expect(titles()).toEqual(['A signed guitar', 'A lantern', 'A cottage'])
  const items = screen.getAllByRole('article').map(card => card.textContent?.replace(/\s+/g, ' '))
  expect(items[0]).toContain('Current bid £120')
  expect(items[1]).toContain('Price £15')
  expect(items[1]).toContain('3 left')
  // A line never ends between a number and its unit.
  expect(screen.getAllByRole('article')[0]?.textContent).toMatch(/\d\u00a0\S+\u00a0left/)
  expect(items[2]).toContain('Bids from £50')
  expect(screen.getByText('3 lots')).toBeDefined()
  expect(navigation(site).$state.get().backToAllItemsInfo).toEqual({ path: '/auction' })
})

test('the categories lead to their lots, and back to the lists of each kind', async () => {
  renderFeature(<Categories title="Auction Categories" />, { prepare: prepare() })
  await rest()
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links.find(([text]) => text === 'Music')?.[1]).toContain('/auction?category=music')
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(tabs.map(tab => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['All lots', null],
    ['Silent', null],
    ['Sealed', null],
    ['Buy now', null],
    ['Categories', 'page'],
  ])
})

test('shows what the address says, and says how many of how many', async () => {
  const { site } = renderFeature(listAt('q=guitar&sort=ending'), { prepare: prepare() })
  await rest()
  expect(titles()).toEqual(['A signed guitar'])
  expect(screen.getByText('1 of 3 lots', { selector: '.lot-count' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Search lots').value).toBe('guitar')
  expect(navigation(site).$state.get().backToAllItemsInfo).toEqual({ path: '/auction?q=guitar&sort=ending' })
})

test('a list without a match keeps the fields and leads to all lots; an event without lots leads to the event', async () => {
  renderFeature(listAt('q=zebra'), { prepare: prepare() })
  await rest()
  expect(screen.getByRole('heading', { name: 'No lot matches' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show all lots' })).toBeDefined()
  cleanup()
  renderFeature(listAt(), { prepare: prepare([]) })
  await rest()
  expect(screen.getByRole('link', { name: 'Go to the event' })).toBeDefined()
  expect(screen.queryByLabelText('Search lots')).toBeNull()
})

test('where nothing is bid on, sorting by bids and “My bids” wait for a list that has them', async () => {
  const query = new URLSearchParams('sort=most-bids&mine=yes')
  renderFeature(<LotList route="buy-now-lots" title="Buy Now Items" query={query} hash="" />, { prepare: prepare() })
  await rest()
  expect(titles()).toEqual(['A lantern'])
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('number')
  expect(screen.getByRole('link', { name: 'All lots' }).getAttribute('href')).toContain('sort=most-bids&mine=yes')
})

test('a closed lot is sold when somebody has won it, not when somebody led', async () => {
  const closed = { state: 'closed', price: 110_00, bid_count: 2 } as const
  const lots = [
    wireLot({ ...closed, soldYN: 'yes' }),
    wireLot({ ...closed, auction_item_id: 'b' }),
    wireLot({ ...closed, auction_item_id: 'c', soldYN: 'yes', leaders: ['7', '9', '12'] }),
  ]
  renderFeature(listAt(), { prepare: prepare(lots) })
  await rest()
  const [sold, unsold, soldOften] = screen.getAllByRole('article').map(card => card.textContent)
  expect(sold).toMatch(/Sold.*Sold for £110/)
  expect(unsold).toMatch(/Not sold.*Highest bid £110/)
  // Others may have won for more.
  expect(soldOften).toMatch(/Sold from £110.*3 winners/)
})

test('an address with a category that is gone shows all lots', async () => {
  renderFeature(listAt('category=gone'), { prepare: prepare() })
  await rest()
  expect(titles()).toHaveLength(3)
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('')
})

test('a bid changes its card, and neither its place nor what screen readers hear', async () => {
  const { site } = renderFeature(listAt('sort=most-bids'), { prepare: prepare() })
  site.settings.$state.get()
  await rest()
  const lot = wireLot({ auction_item_id: 'a', sequence: 8, price: 410_00, bid_count: 9, leaders: ['Paddle 7'] })
  const data = Object.fromEntries(Object.keys(bidDataPush.data.entries).map(key => [key, lot[key as keyof WireLot]]))
  const before = titles()
  // Nothing can be pushed until the socket's code has loaded.
  await expect
    .poll(async () => {
      await acting(() => fake.push(data, 'bid-data'))
      return screen
        .getAllByRole('article')
        .map(card => card.textContent)
        .join()
    })
    .toContain('£410')
  expect(titles()).toEqual(before)
  expect(document.querySelector('[aria-live]')?.textContent ?? '').not.toContain('410')
})

test.each([
  ['watching', 'GET /account/watched-lots', json({ auction_item_ids: ['a'] })],
  ['mine', 'GET /account/bids', json(wireOwn({ auction_item_id: 'a' }))],
])('a list of ?%s that cannot be read is not called empty', async (filter, call, answer) => {
  const { text } = await showFor(listAt(`${filter}=yes`), server => {
    prepare()(server)
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
    server.answer('GET /account/bids', json(wireOwn()))
    server.answer(call, json({}, 500), answer)
  })
  await rest()
  expect(text()).toContain('This can’t be shown just now.')
  expect(text()).not.toMatch(/You watch no lots|You have not bid/)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await rest()
  expect(titles()).toEqual(['A signed guitar'])
})

test('a list that cannot be read says why, as the server does', async () => {
  const { text } = renderFeature(listAt(), {
    prepare(server) {
      prepare()(server)
      server.answer('GET /auction/items', json({ error: 'oops', error_description: 'The catalogue is locked.' }, 500))
    },
  })
  await vi.waitFor(() => expect(text()).toContain('The catalogue is locked.'))
})

test('whoever watches without being signed in does that first, and then the lot is watched', async () => {
  const guest = renderFeature(listAt(), { prepare: prepare() })
  await rest()
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Watch: A lantern' })))
  expect(watchAfterSignIn(guest.site).get()).toBe('b')
  cleanup()
  const { server, site } = await showFor(listAt(), server => {
    prepare()(server)
    server.answer('GET /account/watched-lots', json({ auction_item_ids: ['a'] }))
    server.answer('GET /account/bids', json({ ...wireLots([]), bidder: null, items: [] }))
    server.answer('PUT /account/watched-lots/b', json({ auction_item_ids: ['a', 'b'] }))
    server.answer('DELETE /account/watched-lots/a', json({ error: 'internal' }, 500))
  })
  await rest()
  expect(pressed('A signed guitar')).toBe('true')
  await acting(() => watchAfterSignIn(site).set('b'))
  await rest()
  expect(pressed('A lantern')).toBe('true')
  expect(server.requestsTo('PUT /account/watched-lots/b')).toHaveLength(1)
  // A change that the server refuses is undone.
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Watch: A signed guitar' })))
  await rest()
  expect(pressed('A signed guitar')).toBe('true')
})

const pressed = (title: string) => screen.getByRole('button', { name: `Watch: ${title}` }).getAttribute('aria-pressed')
