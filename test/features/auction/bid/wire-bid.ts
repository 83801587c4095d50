import type { InferInput } from 'valibot'
import { type auctionItem, bidDataPush } from '../../../../src/api/auction.ts'
import type { accountBids, placeBid } from '../../../../src/api/bids.ts'
import { type WireLot, wireLot } from '../../../support/wire-lot.ts'

export const placeCall = 'POST /auction/items/lot-1/bids'
export const settleCall = 'POST /auction/items/lot-1/bids/settle'
export const bidsCall = 'GET /account/bids'
export const lotCall = 'GET /auction/items/lot-1'

type WireDetails = InferInput<typeof auctionItem.output>

/** A lot as its page reads it. */
export function wireDetails(changed: Partial<WireDetails> = {}): WireDetails {
  return {
    ...wireLot(changed),
    currency: 'GBP',
    currency_decimals: 2,
    server_time: new Date().toISOString(),
    description: '<p>Played on the last tour.</p>',
    pictures: [],
    restrictions: null,
    maximum_bidsYN: 'yes',
    extension_minutes: 2,
    increments: [
      { from: 0, step: 10_00 },
      { from: 200_00, step: 20_00 },
    ],
    history: [],
    ...changed,
  }
}

/** The visitor's own bid of £130 leads. */
const ownLeads = {
  sequence: 3,
  price: 130_00,
  next_bid: 140_00,
  bid_count: 2,
  leaders: ['102'],
  leader_marks: ['mark-102'],
}

/** A lot's bids as they are pushed, and answered to a bid. */
export function wireBids(changed: Partial<WireLot> = {}) {
  const lot = wireLot(changed)
  return Object.fromEntries(Object.keys(bidDataPush.data.entries).map(key => [key, lot[key as keyof WireLot]]))
}

type WirePlaced = InferInput<typeof placeBid.output>

/** The answer to a bid of £130 that leads. */
export function wirePlaced(receipt: Partial<WirePlaced['receipt']> = {}, bids: Partial<WireLot> = {}) {
  return {
    receipt: {
      auction_item_id: 'lot-1',
      sequence: 3,
      accepted_at: '2026-11-21T20:59:58.200Z',
      network_delay: 40,
      amount: 130_00,
      leadingYN: 'yes' as const,
      bidder_id: 'bdr_1',
      own_mark: 'mark-102',
      salt: 'aa',
      hash: 'bb',
      ...receipt,
    },
    bid_data: wireBids({ ...ownLeads, ...bids }),
  }
}

type WireOwn = InferInput<typeof accountBids.output>['items'][number]

/** The visitor's own bids: by default they lead with £130 at £130. */
export function wireOwn(...changed: Partial<WireOwn>[]) {
  return {
    currency: 'GBP',
    currency_decimals: 2,
    server_time: new Date().toISOString(),
    items: changed.map(own => ({
      ...wireLot(ownLeads),
      own_mark: 'mark-102',
      outcome: 'leading' as const,
      own_maximum: 130_00,
      to_pay: null,
      paidYN: null,
      promisedYN: null,
      refundedYN: null,
      charge_failedYN: null,
      why: 'Your bid leads at £130.',
      ...own,
    })),
  }
}
