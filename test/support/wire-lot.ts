import type { InferInput } from 'valibot'
import type { auctionItems } from '../../src/api/auction.ts'

export type WireLot = InferInput<typeof auctionItems.output>['items'][number]

/** A silent lot in its wire shape: opened long ago, closes in a century, one bid. */
export function wireLot(changed: Partial<WireLot> = {}): WireLot {
  return {
    auction_item_id: 'lot-1',
    sequence: 2,
    state: 'open',
    price: 120_00,
    next_bid: 130_00,
    bid_count: 1,
    reserve_metYN: null,
    soldYN: 'no',
    leaders: ['Paddle 101'],
    leader_marks: ['mark-101'],
    ends_at: '2126-11-21T22:00:00.000Z',
    number: 1,
    kind: 'competitive_bid',
    title: 'A signed guitar',
    summary: 'Played on the last tour.',
    category_id: null,
    picture: { uri: '/art/guitar.svg' },
    donor: null,
    retail_value: null,
    opening_price: 50_00,
    buy_now_price: null,
    left: null,
    stock_sequence: 0,
    minimum_age: null,
    pausedYN: 'no',
    on_floorYN: 'no',
    asking_price: null,
    remote_lockedYN: 'no',
    winners: 1,
    without_bidsYN: 'no',
    opens_at: '2026-01-01T00:00:00.000Z',
    ...changed,
  }
}

export function wireLots(items: readonly WireLot[], next: number | null = null) {
  return {
    currency: 'GBP',
    currency_decimals: 2,
    server_time: '2026-11-21T20:00:00.000Z',
    items: [...items],
    next,
  }
}
