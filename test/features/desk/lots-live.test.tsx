import { cleanup, screen, within } from '@testing-library/react'
import type { InferInput } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type adminLots, catalogueChangePush } from '../../../src/api/admin-lots.ts'
import { bidDataPush, lotDataPush } from '../../../src/api/auction.ts'
import { Desk } from '../../../src/features/desk/desk.tsx'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { newSocket } from '../../support/socket.ts'
import { type WireLot, wireLot } from '../../support/wire-lot.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

type Row = InferInput<typeof adminLots.output>['items'][number]

const rowOf = (changed: Partial<WireLot & Row>): Row => {
  const { category_id: category, ...lot } = wireLot(changed)
  return { ...lot, category, publishedYN: 'yes', reserve: null, sold: 0, stock: 1, ...changed }
}
const answer = (...items: Row[]) => json({ currency: 'GBP', currency_decimals: 2, items, total: items.length })
const guitar = { auction_item_id: 'guitar', title: 'A signed guitar', sequence: 4, price: 120_00, bid_count: 3 }
const trip = { auction_item_id: 'trip', title: 'A trip', number: 2, sequence: 9, price: 500_00, bid_count: 7 }
const read = 'GET /admin/auction/items'

function bid(changed: Partial<WireLot>): void {
  const lot = wireLot(changed)
  const keys = Object.keys(bidDataPush.data.entries) as (keyof WireLot)[]
  fake.push(Object.fromEntries(keys.map(key => [key, lot[key]])), bidDataPush.event)
}

async function atDesk(path: string) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer(read, answer(rowOf(guitar), rowOf(trip)))
  })
  await vi.waitFor(() => {
    const events = fake.subscriptions.flatMap(({ events }) => events)
    expect(events).toEqual(expect.arrayContaining([bidDataPush.event, catalogueChangePush.event]))
  })
  return { ...shown, reads: () => shown.server.requestsTo(read).length }
}

test('the running order shows what others do with a lot', async () => {
  await atDesk('floor/none')
  const lot = () => screen.getByRole('link', { name: /A signed guitar/ }).textContent
  await vi.waitFor(() => expect(lot()).toMatch(/Open.*£120/))
  bid({ ...guitar, sequence: 6, price: 150_00, pausedYN: 'yes' })
  await vi.waitFor(() => expect(lot()).toMatch(/Paused.*£150/))
  bid({ ...guitar, sequence: 5, price: 130_00 })
  bid({ ...guitar, sequence: 7, price: 150_00, state: 'closed' })
  await vi.waitFor(() => expect(lot()).toMatch(/Closed.*£150/))
  expect(screen.getByRole('link', { name: /A trip/ }).textContent).toMatch(/Open.*£500/)
})

test('the table of lots shows bids, and reads what was sold or edited', async () => {
  const { server, reads } = await atDesk('lots')
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  await vi.waitFor(() => row(/A signed guitar/).getByText('£120'))
  bid({ ...guitar, sequence: 5, price: 150_00, bid_count: 4, buy_now_price: null })
  await vi.waitFor(() => row(/A signed guitar/).getByText('£150'))
  const before = reads()
  // An answer from before the bid.
  server.answer(read, answer(rowOf(guitar), rowOf({ ...trip, title: 'A week in Skye' })))
  fake.push({ auction_item_id: 'trip', stock_sequence: 1, left: null, editedYN: 'yes' }, lotDataPush.event)
  await vi.waitFor(() => row(/A week in Skye/).getByText('£500'))
  expect(reads()).toBeGreaterThan(before)
  row(/A signed guitar/).getByText('£150')
})

test('the table shows what a sponsor item costs, and how many are sold', async () => {
  const shoes = { ...guitar, title: 'School shoes', kind: 'sponsor_item', price: null, bid_count: 0 } as const
  await showFor(<Desk path="lots" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer(read, answer(rowOf({ ...shoes, opening_price: 1_00, buy_now_price: 35_00, sold: 7, stock: 50 })))
  })
  await vi.waitFor(() => expect(screen.getByRole('row', { name: /School shoes/ }).textContent).toContain('£357'))
})

test('the table follows what other desks do with drafts, numbers and deleted lots', async () => {
  const { server } = await atDesk('lots')
  await screen.findByRole('row', { name: /A signed guitar/ })
  server.answer(read, answer(rowOf({ ...trip, number: 1 }), rowOf({ ...guitar, title: 'A draft', number: 2 })))
  fake.push({ auction_item_id: 'guitar', sequence: 1_800_000_000_000 }, catalogueChangePush.event)
  await screen.findByRole('row', { name: /A draft/ })
})
