import { expect, test } from 'vitest'
import { auctionItems } from '../../../src/api/auction.ts'
import { decode } from '../../../src/api/decode.ts'
import { arrangeLots } from '../../../src/features/auction/lists/arrange-lots.ts'
import { type ListState, listStateOf, plainList, queryOf } from '../../../src/features/auction/lists/list-state.ts'
import { type WireLot, wireLot, wireLots } from '../../support/wire-lot.ts'

const lotsOf = (...changed: Partial<WireLot>[]) => {
  const items = changed.map((one, at) => wireLot({ auction_item_id: `lot-${at + 1}`, number: at + 1, ...one }))
  const { currency, currency_decimals, items: lots } = decode(auctionItems.output, wireLots(items), 'lots')
  return lots.map(lot => ({ ...lot, currency, currency_decimals }))
}

const catalogue = lotsOf(
  {
    title: 'Crème brûlée for ten',
    price: 90_00,
    bid_count: 3,
    category_id: 'food',
    ends_at: '2126-01-03T00:00:00.000Z',
  },
  { title: 'A signed guitar', price: null, bid_count: 0, ends_at: '2126-01-01T00:00:00.000Z', donor: 'The Orrery' },
  { title: 'A lantern', kind: 'buy_now', buy_now_price: 15_00, price: null, bid_count: 0, left: 4 },
  { title: 'A cottage', kind: 'live_auction', price: null, bid_count: 0, opening_price: 500_00 },
  { title: 'A sold lantern', kind: 'buy_now', buy_now_price: 5_00, price: null, bid_count: 0, left: 0 },
  { title: 'Something to look at', without_bidsYN: 'yes', price: null, bid_count: 0, opening_price: 0 },
  { title: 'A closed lot', state: 'closed', price: 999_00, bid_count: 9, ends_at: '2026-01-01T00:00:00.000Z' },
)

const numbers = (choice: Partial<Parameters<typeof arrangeLots>[1]>) =>
  arrangeLots(catalogue, { ...plainList, kinds: [], watched: new Set(), own: new Set(), ...choice }).map(
    ({ number }) => number,
  )

test.each([
  ['number', [1, 2, 3, 4, 6, 5, 7]],
  ['ending', [2, 1, 3, 6, 4, 7, 5]],
  ['most-bids', [1, 2, 3, 4, 6, 7, 5]],
  ['no-bids', [2, 4, 1, 3, 6, 5, 7]],
  ['price-up', [3, 2, 1, 4, 6, 5, 7]],
  ['price-down', [4, 1, 2, 3, 6, 7, 5]],
] as const)('sorts by %s, what is over last', (sort, order) => {
  expect(numbers({ sort })).toEqual(order)
})

test.each([
  [{ q: 'creme BRULEE' }, [1]],
  [{ q: 'orrery guitar' }, [2]],
  [{ q: '4' }, [4]],
  [{ q: 'guitar lantern' }, []],
  [{ category: 'food' }, [1]],
  [{ kinds: ['buy_now'] as const }, [3, 5]],
  [{ watching: true, watched: new Set(['lot-2', 'lot-4']) }, [2, 4]],
  [{ mine: true, own: new Set(['lot-1']) }, [1]],
])('shows what matches %j', (choice, order) => {
  expect(numbers(choice)).toEqual(order)
})

test('the address keeps what the list shows, and nothing that goes without saying', () => {
  const state: ListState = { q: 'wine', sort: 'ending', category: 'food', watching: true, mine: true, rows: true }
  const kept = new URLSearchParams(
    Object.entries(queryOf(state)).filter((entry): entry is [string, string] => !!entry[1]),
  )
  expect(listStateOf(kept)).toEqual(state)
  expect(Object.values(queryOf(plainList)).filter(Boolean)).toEqual([])
  expect(listStateOf(new URLSearchParams('sort=sideways&watching=perhaps&view=upside-down'))).toEqual(plainList)
})
