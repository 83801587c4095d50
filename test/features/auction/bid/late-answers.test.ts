import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placedBids } from '../../../../src/features/auction/bid/placed-bids.store.ts'
import { auth } from '../../../../src/store/auth.ts'
import { busyness } from '../../../../src/store/busyness.ts'
import { navigation } from '../../../../src/store/navigation.ts'
import { held, json, offline } from '../../../support/fake-server.ts'
import { user } from '../../../support/member.tsx'
import { bidder } from './bidder.ts'
import { settleCall, wirePlaced } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:59:00.000Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  // As long as a device sleeps, one of its clocks may stand still.
  ['slept', 600_000],
  ['set its clock back', -3_600_000],
])('sends nothing again where the device has %s between two tries', async (_, moved) => {
  const { server, bidding, pass, keys, state } = await bidder(offline, json(wirePlaced()))
  server.answer(settleCall, offline)
  void bidding.place(130_00)
  await pass(500)
  vi.setSystemTime(Date.now() + moved)
  await pass(600)
  expect(state()).toEqual({ type: 'unsure', amount: 130_00 })
  expect(keys()).toHaveLength(1)
})

test('a try without an answer ends in time for another one, and so does each question whether the bid arrived', async () => {
  const silent = held(json(wirePlaced())).answer
  const { server, bidding, pass, keys, state } = await bidder(silent)
  server.answer(settleCall, silent, json(wirePlaced()))
  void bidding.place(130_00)
  await pass(4000)
  expect(keys()).toHaveLength(2)
  expect(keys()[1]).toBe(keys()[0])
  await pass(6000)
  expect(state()).toEqual({ type: 'unsure', amount: 130_00 })
  expect(keys()).toHaveLength(2)
  await pass(6000)
  expect(state()).toMatchObject({ type: 'accepted', amount: 130_00 })
})

test.each([
  [429, 'too_many_bids'],
  [503, 'maintenance'],
])('a %i %s for a bid that was sent before without an answer says nothing of the first one', async (status, error) => {
  const { server, bidding, pass, keys, state } = await bidder(offline, json({ error }, status))
  server.answer(settleCall, json({ error }, status))
  void bidding.place(130_00)
  await pass(2000)
  expect(state()).toEqual({ type: 'unsure', amount: 130_00 })
  server.answer(settleCall, json(wirePlaced()))
  await pass(3000)
  expect(state()).toMatchObject({ type: 'accepted', amount: 130_00 })
  expect(server.requestsTo(settleCall).at(-1)?.body).toMatchObject({ idempotency_key: keys()[0] })
  expect(keys()).toHaveLength(2)
})

test('where the session has expired before the second try, the first one is asked about after the sign-in', async () => {
  const expired = json({ error: 'invalid_token' }, 401)
  const { site, server, bidding, pass, keys, state } = await bidder(offline, expired)
  server.answer(settleCall, expired)
  void bidding.place(130_00)
  await pass(10_000)
  expect(state()).toEqual({ type: 'unsure', amount: 130_00 })
  expect(navigation(site).$state.get().anonymousBidAttempt).toBeUndefined()
  server.answer(settleCall, json(wirePlaced()))
  auth(site).begin({ access_token: 'token-2', user: user as never })
  await pass(3000)
  expect(state()).toMatchObject({ type: 'accepted', amount: 130_00 })
  expect(keys()).toHaveLength(2)
})

const next = { ...user, user_id: 'u2', email: 'bob@example.com' }

test('an answer that comes after its bidder has signed out is nobody else’s', async () => {
  const late = held(json(wirePlaced()))
  const { site, bidding, pass, state } = await bidder(late.answer)
  void bidding.place(130_00)
  await pass(0)
  auth(site).logOut()
  auth(site).begin({ access_token: 'token-2', user: next as never })
  late.release()
  await pass(0)
  expect(state()).toEqual({ type: 'idle' })
  expect(placedBids(site).$placed.get()).toEqual({})
  expect(placedBids(site).receiptsOf('lot-1')).toEqual([])
  expect(busyness(site).$activities.get()).toEqual([])
})

test('nothing is sent again, and nothing asked, in the name of the next one', async () => {
  const { site, server, bidding, pass, keys, state } = await bidder(offline)
  server.answer(settleCall, json(wirePlaced()))
  void bidding.place(130_00)
  await pass(500)
  auth(site).logOut()
  auth(site).begin({ access_token: 'token-2', user: next as never })
  await pass(20_000)
  expect(keys()).toHaveLength(1)
  expect(server.requestsTo(settleCall)).toEqual([])
  expect(state()).toEqual({ type: 'idle' })
})

test('an answer that comes after the session has expired is shown once its bidder is back', async () => {
  const late = held(json(wirePlaced()))
  const { site, server, bidding, pass, state } = await bidder(late.answer)
  server.answer(settleCall, json(wirePlaced()))
  void bidding.place(130_00)
  await pass(0)
  site.$token.set(undefined)
  late.release()
  await pass(0)
  expect(state()).toEqual({ type: 'unsure', amount: 130_00 })
  auth(site).begin({ access_token: 'token-2', user: user as never })
  await pass(3000)
  expect(state()).toMatchObject({ type: 'accepted' })
  expect(placedBids(site).receiptsOf('lot-1')).toMatchObject([{ hash: 'bb' }])
})

test('a refusal by the lot’s rules counts for a bid that was sent before too, since its key is looked up first', async () => {
  const { bidding, pass, state } = await bidder(offline, json({ error: 'bid_too_low' }, 409))
  void bidding.place(130_00)
  await pass(2000)
  expect(state()).toMatchObject({ type: 'refused', failure: { status: 409 } })
})
