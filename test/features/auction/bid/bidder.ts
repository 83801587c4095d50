import { vi } from 'vitest'
import { createBidding } from '../../../../src/features/auction/bid/bid.store.ts'
import { auth } from '../../../../src/store/auth.ts'
import { type Answer, json } from '../../../support/fake-server.ts'
import { user } from '../../../support/member.tsx'
import { testSite } from '../../../support/test-site.ts'
import { bidsCall, lotCall, placeCall, wireDetails, wireOwn } from './wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

/** A signed-in person, and the server's answers to their bids in order. */
export async function bidder(...answers: [Answer, ...Answer[]]) {
  const { site, server } = testSite()
  auth(site).begin({ access_token: 'token-1', user: user as never })
  server.answer(placeCall, ...answers)
  server.answer(bidsCall, json(wireOwn()))
  server.answer(lotCall, json(wireDetails()))
  const bidding = createBidding(site, 'lot-1')
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const keys = () =>
    server.requestsTo(placeCall).map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  return { site, server, bidding, pass, keys, state: () => bidding.$state.get() }
}
