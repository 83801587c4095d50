import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bidDataPush } from '../../../src/api/auction.ts'
import { lot } from '../../../src/features/auction/lot.store.ts'
import { lots } from '../../../src/features/auction/lots.store.ts'
import { serverClock } from '../../../src/store/server-clock.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { newSocket } from '../../support/socket.ts'
import { testSite } from '../../support/test-site.ts'
import { type WireLot, wireLot, wireLots } from '../../support/wire-lot.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00.000Z') })
})

afterEach(() => void vi.useRealTimers())

const read = 'GET /auction/items'
const frame = () => vi.advanceTimersByTimeAsync(100)
const bids = (changed: Partial<WireLot>) => {
  const lot = wireLot(changed)
  return Object.fromEntries(Object.keys(bidDataPush.data.entries).map(key => [key, lot[key as keyof WireLot]]))
}

async function watching(query?: Parameters<typeof lots>[1], items = [wireLot()]) {
  const { site, server } = testSite()
  server.answer(read, json(wireLots(items)))
  const collection = lots(site, query)
  collection.$state.subscribe(() => {})
  site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  await fake.untilOpen()
  const priceOf = (id: string) => collection.item(id).get()?.price
  return { site, server, collection, priceOf }
}

test('reads every page of the catalogue, and keeps the currency with each lot', async () => {
  const { site, server } = testSite()
  server.answer(read, ({ url }) =>
    json(
      url.searchParams.has('after')
        ? wireLots([wireLot({ auction_item_id: 'lot-2', number: 2 })])
        : wireLots([wireLot()], 1),
    )({} as never),
  )
  const { keys, item } = lots(site)
  keys.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10)
  expect(keys.$state.get()).toEqual({ type: 'ready', value: ['lot-1', 'lot-2'] })
  expect(item('lot-2').get()).toMatchObject({ currency: 'GBP', currency_decimals: 2, price: 120_00 })
  expect(server.requestsTo(read).map(({ url }) => url.search)).toEqual([
    '?event=gala&limit=500',
    '?event=gala&limit=500&after=1',
  ])
})

test('a push raises the price, and an older or repeated one never lowers it', async () => {
  const { priceOf, server } = await watching()
  const asked = server.requestsTo(read).length
  fake.push(bids({ sequence: 9, price: 190_00 }), 'bid-data')
  fake.push(bids({ sequence: 5, price: 150_00 }), 'bid-data')
  await frame()
  expect(priceOf('lot-1')).toBe(190_00)
  fake.push(bids({ sequence: 5, price: 150_00 }), 'bid-data')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(priceOf('lot-1')).toBe(190_00)
  expect(server.requestsTo(read)).toHaveLength(asked)
})

test('a read that was under way while a bid came does not take it back, nor a drop lose what followed', async () => {
  const { priceOf, server } = await watching()
  fake.push(bids({ sequence: 9, price: 190_00 }), 'bid-data')
  fake.gap()
  await frame()
  expect(priceOf('lot-1')).toBe(190_00)
  server.answer(read, json(wireLots([wireLot({ sequence: 20, price: 300_00 })])))
  fake.gap()
  await frame()
  expect(priceOf('lot-1')).toBe(300_00)
})

test('a list of some lots is not read again for bids on others, a list of all of them is', async () => {
  const some = await watching({ limit: '1' })
  const asked = some.server.requestsTo(read).length
  fake.push(bids({ auction_item_id: 'lot-7', sequence: 3 }), 'bid-data')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(some.server.requestsTo(read)).toHaveLength(asked)
  const all = await watching()
  const before = all.server.requestsTo(read).length
  fake.push(bids({ auction_item_id: 'lot-7', sequence: 3 }), 'bid-data')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(all.server.requestsTo(read).length).toBeGreaterThan(before)
})

test('a lot with its details follows the same pushes', async () => {
  const { site, server } = testSite()
  server.answer(
    'GET /auction/items/lot-1',
    json({
      ...wireLot(),
      currency: 'GBP',
      currency_decimals: 2,
      server_time: '2026-11-21T20:00:00.000Z',
      description: '',
      pictures: [],
      restrictions: null,
      maximum_bidsYN: 'yes',
      increments: [{ from: 0, step: 500 }],
      extension_minutes: 2,
      history: [],
    }),
  )
  const { $state } = lot(site, 'lot-1')
  $state.subscribe(() => {})
  site.settings.$state.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  fake.push(bids({ auction_item_id: 'lot-2', sequence: 9, price: 1_00 }), 'bid-data')
  fake.push(bids({ sequence: 9, price: 190_00 }), 'bid-data')
  await frame()
  expect($state.get()).toMatchObject({ type: 'ready', value: { price: 190_00, maximum_bidsYN: true } })
})

test('the clock goes by the server, with the device a day off', async () => {
  const { site } = await watching()
  expect(Math.abs(serverClock(site)() - Date.parse('2026-11-21T20:00:00.000Z'))).toBeLessThan(2500)
})
