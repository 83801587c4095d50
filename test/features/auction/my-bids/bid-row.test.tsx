import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Section } from '../../../../src/features/auction/my-bids/my-bids.tsx'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { wireLots } from '../../../support/wire-lot.ts'
import { bidsCall, wireOwn } from '../bid/wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test.each([
  [{ kind: 'sealed_bid', outcome: 'placed', own_maximum: 80_00, price: null } as const, 'Your bid: £80'],
  [{ kind: 'live_auction', outcome: 'placed', own_maximum: 80_00, price: null } as const, 'Your maximum: £80'],
  [{ outcome: 'lost', state: 'closed', price: 130_00 } as const, 'Ended at £130'],
  [
    { outcome: 'won', state: 'closed', to_pay: 130_00, paidYN: 'no', charge_failedYN: 'yes' } as const,
    'Your card was not charged. Please pay yourself.',
  ],
  [
    { outcome: 'won', state: 'closed', to_pay: 130_00, paidYN: 'no', promisedYN: 'yes' } as const,
    'You pay £130 · You have promised it: your mail says how to pay',
  ],
])('says what was bid where nobody else sees it, and where the bidding ended', async (own, said) => {
  const { text } = await showFor(<Section />, server => {
    server.answer(bidsCall, json(wireOwn(own)))
    server.answer('GET /auction/items', json(wireLots([])))
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
    server.answer('GET /account/bidder', json({ paddle: null, display_name: null }))
  })
  await vi.waitFor(() => expect(text()).toContain(said))
})

test('a lot that was withdrawn has not ended at a price', async () => {
  const { text } = await showFor(<Section />, server => {
    server.answer(
      bidsCall,
      json(wireOwn({ outcome: 'lost', state: 'withdrawn', price: 130_00, why: 'The giver is ill.' })),
    )
    server.answer('GET /auction/items', json(wireLots([])))
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
    server.answer('GET /account/bidder', json({ paddle: null, display_name: null }))
  })
  await vi.waitFor(() => expect(text()).toContain('WithdrawnWhy?The giver is ill.'))
})
