import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { myBids } from '../../../src/features/auction/my-bids/my-bids.store.ts'
import { NewsWatch } from '../../../src/microsite/watch/news-watch.tsx'
import { notices } from '../../../src/store/notices.ts'
import { bidsCall, wireOwn } from '../../features/auction/bid/wire-bid.ts'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { newSocket } from '../../support/socket.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
})
afterEach(cleanup)

test('a bidder is told on every screen that they are outbid', async () => {
  const { site } = await showFor(<NewsWatch />, server => server.answer(bidsCall, json(wireOwn({}))))
  await vi.waitFor(() => expect(fake.subscriptions.flatMap(({ events }) => events)).toContain('bid-data-update'))
  await vi.waitFor(() => expect(myBids(site)?.$state.get().type).toBe('ready'))
  const alert = {
    auction_item_id: 'lot-1',
    sequence: 4,
    title: 'A signed guitar',
    outcome: 'outbid',
    price: 150_00,
    body: '',
  }
  await acting(() => fake.push(alert, 'bid-data-update'))
  await vi.waitFor(() =>
    expect(
      notices(site)
        .$list.get()
        .map(({ title }) => title),
    ).toEqual(['You are outbid on A signed guitar']),
  )
})

test('a visitor who is not signed in asks for nothing', async () => {
  const { server } = renderFeature(<NewsWatch />)
  await rest()
  expect(server.requests).toEqual([])
  expect(fake.subscriptions).toEqual([])
})
