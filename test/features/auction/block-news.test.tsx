import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AuctionLots } from '../../../src/features/auction/blocks/auction-lots.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { newSocket } from '../../support/socket.ts'
import { wireLot, wireLots } from '../../support/wire-lot.ts'
import { bidsCall, wireOwn } from './bid/wire-bid.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** A block's list, as somebody sees it who has signed in on this page before. */
async function showList(storage: Storage) {
  const socket = newSocket()
  const shown = renderFeature(<AuctionLots kinds={undefined} category={undefined} limit={3} bidding="link" />, {
    storage,
    prepare(server) {
      server.answer('GET /auction/items', json(wireLots([wireLot({})])))
      server.answer('GET /users/profile', json({ user }))
      server.answer(bidsCall, json(wireOwn({})), json(wireOwn({ sequence: 4, outcome: 'outbid', price: 150_00 })))
    },
  })
  await rest()
  return { ...shown, socket }
}

test('the list tells a bidder that they are outbid, and the page by an event', async () => {
  const { emitted, socket } = await showList(memoryStorage({ 'fayre.token https://give.example gala': 'token-1' }))
  await vi.waitFor(() => expect(socket.subscriptions.flatMap(({ events }) => events)).toContain('bid-data-update'))
  await rest()
  const alert = { auction_item_id: 'lot-1', sequence: 4, title: 'A signed guitar', outcome: 'outbid', price: 150_00 }
  await acting(() => socket.push({ ...alert, body: '' }, 'bid-data-update'))
  await vi.waitFor(() =>
    expect(emitted).toEqual([{ name: 'outbid', detail: { lotId: 'lot-1', amount: 150_00, currency: 'GBP' } }]),
  )
})

test('for whoever is not signed in, the list asks for nothing of theirs', async () => {
  const { server } = await showList(memoryStorage())
  expect(server.requestsTo('GET /users/profile')).toEqual([])
  expect(server.requestsTo(bidsCall)).toEqual([])
})
