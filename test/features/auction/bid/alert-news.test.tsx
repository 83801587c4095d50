import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBidNews } from '../../../../src/features/auction/bid/use-bid-news.ts'
import { notices } from '../../../../src/store/notices.ts'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { bidsCall, wireOwn } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function News() {
  useBidNews()
  return null
}

/** A push about a lot that is not among the bids that were read. */
async function alerted(outcome: string, ...lots: string[]) {
  const page = await showFor(<News />, server => server.answer(bidsCall, json(wireOwn())))
  await vi.waitFor(() => expect(fake.subscriptions).toHaveLength(2))
  await rest()
  const reads = page.server.requestsTo(bidsCall).length
  await acting(() => {
    for (const auction_item_id of lots) {
      fake.push(
        { auction_item_id, sequence: 4, title: 'A signed guitar', outcome, price: 1, body: '' },
        'bid-data-update',
      )
    }
  })
  await rest()
  return { ...page, reads, list: notices(page.site).$list.get() }
}

test('somebody who waits for a lot is told when it is on the floor, and led there', async () => {
  const { list } = await alerted('on_floor', 'lot-1')
  expect(list.map(({ title }) => title)).toEqual(['A signed guitar is in the room now'])
})

test('a winner whose card was declined is told once for all lots, and what they owe is read again', async () => {
  const { list, server, reads } = await alerted('charge_failed', 'lot-1', 'lot-2')
  expect(list.map(({ title, action }) => [title, action?.label])).toEqual([
    ['Your card was not charged. Please pay for what you have won.', 'Pay'],
  ])
  await vi.waitFor(() => expect(server.requestsTo(bidsCall).length).toBeGreaterThan(reads))
})

test.each([
  ['bid_reinstated', 'The organiser has brought back your bid on A signed guitar'],
  ['reopened', 'Bidding on A signed guitar goes on'],
])('a bidder is told that their bid counts again: %s', async (outcome, title) => {
  const { list } = await alerted(outcome, 'lot-1')
  expect(list.map(({ title }) => title)).toEqual([title])
})
