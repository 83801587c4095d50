import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placedBids } from '../../../../src/features/auction/bid/placed-bids.store.ts'
import { busyness } from '../../../../src/store/busyness.ts'
import { navigation } from '../../../../src/store/navigation.ts'
import { serverClock } from '../../../../src/store/server-clock.ts'
import { held, json, offline, text } from '../../../support/fake-server.ts'
import { user } from '../../../support/member.tsx'
import { newSocket } from '../../../support/socket.ts'
import { bidder } from './bidder.ts'
import { bidsCall, lotCall, placeCall, settleCall, wireOwn, wirePlaced } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:59:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const notFound = json({ error: 'bid_not_found' }, 404)

test('says that it is sending until the server has accepted, and holds the page meanwhile', async () => {
  const late = held(json(wirePlaced()))
  const { site, bidding, pass, state } = await bidder(late.answer)
  void bidding.place(130_00)
  await pass(0)
  expect(state()).toEqual({ type: 'sending', amount: 130_00, again: false })
  expect(busyness(site).$activities.get()).toEqual(['bid'])
  late.release()
  await pass(0)
  expect(state()).toMatchObject({ type: 'accepted', placed: { receipt: { sequence: 3, leadingYN: true } } })
  expect(busyness(site).$activities.get()).toEqual([])
  expect(placedBids(site).receiptsOf('lot-1')).toMatchObject([{ hash: 'bb', salt: 'aa' }])
})

test('an accepted bid is told to its bidder’s other devices alone, a refused one is not', async () => {
  const fake = newSocket()
  const { bidding, pass } = await bidder(json({ error: 'bid_too_low' }, 409), json(wirePlaced()))
  void bidding.place(90_00)
  await pass(5000)
  expect(fake.told).toEqual([])
  void bidding.place(130_00)
  await pass(5000)
  const own = `private-event-event-1-user-${user.user_id}`
  expect(fake.told).toEqual([[own, 'client-bid-placed', { auction_item_id: 'lot-1', sequence: 3 }]])
})

test('a second press while one is under way sends nothing', async () => {
  const late = held(json(wirePlaced()))
  const { bidding, pass, keys } = await bidder(late.answer)
  void bidding.place(130_00)
  void bidding.place(130_00)
  await pass(0)
  late.release()
  await pass(0)
  expect(keys()).toHaveLength(1)
})

test('sends again with the same key where the answer is lost', async () => {
  const { bidding, pass, keys, state } = await bidder(offline, json(wirePlaced()))
  void bidding.place(130_00)
  await pass(0)
  expect(state()).toMatchObject({ type: 'sending', again: true })
  await pass(1000)
  expect(state().type).toBe('accepted')
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
})

test.each([
  ['the network', offline],
  ['a page of the hotel’s', text('<html>Sign in to our wifi</html>')],
  ['a broken gateway', text('', 502)],
  ['a lost database', json({ error: 'database_unavailable' }, 503)],
])('never sends late: after a while of %s it only asks, and says that the bid did not arrive', async (_, answer) => {
  const { server, bidding, pass, keys, state } = await bidder(answer)
  server.answer(settleCall, offline)
  void bidding.place(130_00)
  await pass(10_000)
  expect(state()).toEqual({ type: 'unsure', amount: 130_00 })
  const sent = keys().length
  await pass(60_000)
  expect(keys()).toHaveLength(sent)
  server.answer(settleCall, notFound)
  await pass(3000)
  expect(state()).toEqual({ type: 'missing', amount: 130_00 })
  expect(new Set(keys()).size).toBe(1)
  // The server refuses the first key from now on.
  server.answer(placeCall, json(wirePlaced()))
  void bidding.place(130_00)
  await pass(0)
  expect(new Set(keys()).size).toBe(2)
  expect(state().type).toBe('accepted')
})

test('fetches the receipt of a bid that has arrived without an answer', async () => {
  const { server, bidding, pass, keys, state } = await bidder(offline)
  server.answer(settleCall, offline)
  void bidding.place(130_00)
  await pass(10_000)
  const sent = keys()
  server.answer(settleCall, json(wirePlaced()))
  await bidding.check()
  expect(state().type).toBe('accepted')
  expect(server.requestsTo(settleCall)[0]?.body).toMatchObject({ idempotency_key: sent[0] })
  expect(keys()).toEqual(sent)
})

test('an earlier bid of the same amount is not taken for one that did not arrive', async () => {
  const { server, bidding, pass, keys, state } = await bidder(offline)
  // What was offered before the lot came to the floor.
  server.answer(bidsCall, json(wireOwn({ own_maximum: 130_00, outcome: 'placed' })))
  server.answer(settleCall, offline)
  void bidding.place(130_00, true)
  await pass(10_000)
  const sent = keys().length
  server.answer(placeCall, json(wirePlaced()))
  server.answer(settleCall, notFound)
  await pass(60_000)
  expect(state()).toEqual({ type: 'missing', amount: 130_00 })
  expect(keys()).toHaveLength(sent)
})

test('only the server’s word that it has no such bid is taken for that', async () => {
  const { bidding, server, pass, state } = await bidder(offline)
  server.answer(settleCall, json({ error: 'not_found' }, 404))
  void bidding.place(130_00)
  await pass(20_000)
  expect(state()).toMatchObject({ type: 'unsure' })
  server.answer(settleCall, notFound)
  await pass(4000)
  expect(state()).toMatchObject({ type: 'missing' })
})

test('a maximum for the room and the same amount on the floor are two bids', async () => {
  const { server, bidding, pass, keys } = await bidder(json({ error: 'rate_limited' }, 429))
  void bidding.place(130_00, false)
  await pass(0)
  void bidding.place(130_00, true)
  await pass(0)
  expect(new Set(keys()).size).toBe(2)
  expect(server.requestsTo(placeCall).map(({ body }) => Object(body).on_floor)).toEqual(['no', 'yes'])
})

test('an age is confirmed once for all bids on the lot', async () => {
  const { server, bidding, pass } = await bidder(json({ error: 'bid_too_low' }, 409))
  bidding.$isOldEnough.set(true)
  void bidding.place(130_00)
  await pass(0)
  void bidding.place(150_00)
  await pass(0)
  expect(server.requestsTo(placeCall).map(({ body }) => Object(body).age_confirmed)).toEqual(['yes', 'yes'])
})

test('another amount is another bid', async () => {
  const { bidding, pass, keys } = await bidder(json({ error: 'rate_limited' }, 429, { 'retry-after': '7' }))
  void bidding.place(130_00)
  await pass(0)
  void bidding.place(130_00)
  await pass(0)
  void bidding.place(150_00)
  await pass(0)
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

test.each([
  [409, 'bid_too_low'],
  [409, 'lot_closed'],
  [401, 'invalid_token'],
  [403, 'card_required'],
  [429, 'too_many_bids'],
  [503, 'maintenance'],
])('a %i %s is final: nothing is sent again, and what was typed stays', async (status, error) => {
  const { bidding, pass, keys, state } = await bidder(json({ error, error_description: 'Why' }, status))
  bidding.type('130')
  void bidding.place(130_00)
  await pass(60_000)
  expect(state()).toMatchObject({ type: 'refused', amount: 130_00, failure: { status } })
  expect(keys()).toHaveLength(1)
  expect(bidding.$text.get()).toBe('130')
})

test('an expired session keeps the bid for after the sign-in', async () => {
  const { site, bidding, pass } = await bidder(json({ error: 'invalid_token' }, 401))
  void bidding.place(130_00)
  await pass(0)
  expect(navigation(site).$state.get().anonymousBidAttempt).toEqual({ bidPath: '/auction/items/lot-1', amount: 130_00 })
})

test('a refusal reads the lot again, since it has changed', async () => {
  const { server, bidding, pass } = await bidder(json({ error: 'bid_too_low' }, 409))
  void bidding.place(130_00)
  await pass(10)
  expect(server.requestsTo(lotCall)).toHaveLength(1)
})

test('tells when it was sent by the server’s clock, whatever the device’s says', async () => {
  const { site, server, bidding, pass } = await bidder(json(wirePlaced()))
  const ahead = Date.now() + 86_400_000
  await serverClock(site).timed(async () => ({ server_time: new Date(ahead).toISOString() }))
  void bidding.place(130_00)
  await pass(0)
  const sent = server.requestsTo(placeCall).map(({ body }) => Date.parse((body as { sent_at: string }).sent_at))
  expect(Math.abs((sent[0] ?? 0) - ahead)).toBeLessThan(1000)
})
