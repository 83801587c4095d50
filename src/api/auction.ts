import * as v from 'valibot'
import type * as inputs from './auction.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { lotKinds, lotStates } from './lot-kinds.ts'
import { count, currency, decimals, file, instant, maybe, minor, yesNo } from './wire.ts'

/** What changes while people bid. It is read, and pushed as `bid-data` with each change. Amounts are minor units. */
export const bidData = v.object({
  auction_item_id: v.string(),
  /** Grows with each change of the lot. Data with a lower number is outdated. */
  sequence: count(),
  state: v.picklist(lotStates),
  /** What the lowest leader pays. Null without a bid, and while bids are sealed. */
  price: maybe(minor()),
  /** The least amount that can be bid. */
  next_bid: minor(),
  bid_count: count(),
  /** Null: there is no reserve, or nobody is told while bids are sealed. */
  reserve_metYN: maybe(yesNo()),
  /** Paddles or names of those who lead, best first, as they chose to be seen. */
  leaders: v.array(v.string()),
  /** When it closes, as moved by late bids. A live lot closes when the hammer falls instead. */
  ends_at: instant(),
  /** Its bidding is interrupted: the end moves by as long as that takes. */
  pausedYN: yesNo(),
  /** What a piece can be bought for now. Null: it is not for sale, or bids have passed its price. */
  buy_now_price: maybe(minor()),
  /** A live lot that the room bids on at this moment. */
  on_floorYN: yesNo(),
  /** What the auctioneer asks for on the floor. */
  asking_price: maybe(minor()),
  /** While the floor moves, only the room can bid. */
  remote_lockedYN: yesNo(),
})

/** A lot, as a list shows it. */
const brief = {
  ...bidData.entries,
  /** Its place in the catalogue. */
  number: count(),
  kind: v.picklist(lotKinds),
  title: v.string(),
  summary: v.string(),
  category_id: maybe(v.string()),
  picture: maybe(file()),
  donor: maybe(v.string()),
  /** What it would cost in a shop. */
  retail_value: maybe(minor()),
  opening_price: minor(),
  /** Pieces that can be bought now; those that others are paying for are not. Null where it is not for sale at a price. */
  left: maybe(count()),
  /** Grows with each change of `left`. */
  stock_sequence: count(),
  /** The highest bidders that win one each. */
  winners: count(),
  /** Only shown: nobody can bid. */
  without_bidsYN: yesNo(),
  /** In years. Bids and purchases must say `age_confirmed`. */
  minimum_age: maybe(count()),
  opens_at: instant(),
}

const lot = v.object(brief)

export const auctionItems = endpoint<typeof inputs.auctionItems>()({
  method: 'GET',
  path: '/auction/items',
  scope: 'event',
  access: 'open',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** The server's clock, for countdowns. */
    server_time: instant(),
    items: v.array(lot),
    /** Pass it as `after` for the next page. Null: this is the last. */
    next: maybe(count()),
  }),
})

export const auctionCategories = endpoint<typeof inputs.auctionCategories>()({
  method: 'GET',
  path: '/auction/categories',
  scope: 'event',
  access: 'open',
  output: v.array(v.object({ category_id: v.string(), title: v.string(), items: count() })),
})

export const auctionItem = endpoint<typeof inputs.auctionItem>()({
  method: 'GET',
  path: '/auction/items/:auction_item_id',
  scope: 'event',
  access: 'open',
  output: v.object({
    ...brief,
    currency: currency(),
    currency_decimals: decimals(),
    server_time: instant(),
    /** HTML. */
    description: v.string(),
    /** More of them, after `picture`. */
    pictures: v.array(file()),
    restrictions: maybe(v.string()),
    /** A bid is the most that the bidder pays; the server bids up to it. */
    maximum_bidsYN: yesNo(),
    /** A bid in the last minutes moves the end so that as many are left. */
    extension_minutes: count(),
    /** From each price on, bids rise by this step. Sorted; the first is from 0. */
    increments: v.array(v.object({ from: count(), step: count() })),
    /** The newest first, at most 50. Empty while bids are sealed. */
    history: v.array(
      v.object({ sequence: count(), at: instant(), bidder: v.string(), price: minor(), leaders: v.array(v.string()) }),
    ),
  }),
})

/** What a bidder can keep as proof of a bid. */
const receipt = v.object({
  auction_item_id: v.string(),
  /** The bid's place in the lot's log. */
  sequence: count(),
  /** When the server accepted it, by the clock that also closes the lot. */
  accepted_at: instant(),
  /** Milliseconds from the device to the server. Null: unknown. */
  network_delay: maybe(count()),
  /** What was bid: hidden from everybody else. */
  amount: minor(),
  leadingYN: yesNo(),
  /** The log's entry has SHA-256 of `lot:bidder:amount:salt` in place of the amount. */
  bidder_id: v.string(),
  salt: v.string(),
  /** The hash of the log's entry, which all later entries build on. */
  hash: v.string(),
})

export const placeBid = endpoint<typeof inputs.placeBid>()({
  method: 'POST',
  path: '/auction/items/:auction_item_id/bids',
  scope: 'event',
  access: 'user',
  output: v.object({ receipt, bid_data: bidData }),
})

/**
 * What became of somebody's bids on a lot. `placed`: bids are sealed, or wait for the lot to come to the floor.
 * `withdrawn`: the lot, or their bid, was withdrawn by the organiser.
 */
export const bidOutcomes = ['leading', 'outbid', 'placed', 'won', 'lost', 'withdrawn'] as const

export const accountBids = endpoint<typeof inputs.accountBids>()({
  method: 'GET',
  path: '/account/bids',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    server_time: instant(),
    /** The paddle or name that others see among the leaders. Null before the first bid. */
    bidder: maybe(v.string()),
    items: v.array(
      v.object({
        ...brief,
        outcome: v.picklist(bidOutcomes),
        /** The most that the bidder has offered. */
        own_maximum: minor(),
        /** What to pay for a lot won. */
        to_pay: maybe(minor()),
        paidYN: maybe(yesNo()),
        /** Why, from the lot's log, in a sentence in the event's language. */
        why: v.string(),
      }),
    ),
  }),
})

export const auctionLog = endpoint<typeof inputs.auctionLog>()({
  method: 'GET',
  path: '/auction/items/:auction_item_id/log',
  scope: 'event',
  access: 'open',
  output: v.object({
    /** In order. The hash of each is SHA-256 of the hash before (at first 64 zeros), a line break, and the entry's JSON with its names sorted. */
    entries: v.array(
      v.object({
        entry: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
        hash: v.string(),
        /** Of a bid on a sealed lot: what the entry's `commitment` was made from. */
        reveal: maybe(v.object({ amount: minor(), salt: v.string() })),
      }),
    ),
    /** Pass it as `after` for the next page. Null: this is the last. */
    next: maybe(count()),
  }),
})

/** The push of `bidData` to everybody at the event, whenever a lot's bids, state or end change. */
export const bidDataPush = { event: 'bid-data', data: bidData } as const

/** The push of a lot to everybody at the event, when anything but its bids changes, such as how many are left. */
export const lotDataPush = {
  event: 'lot-data',
  data: v.object({
    auction_item_id: v.string(),
    stock_sequence: count(),
    left: maybe(count()),
    /** The organiser has changed its texts or pictures: read it again. */
    editedYN: yesNo(),
  }),
} as const

/** The push to one person alone: what became of their bid. */
export const bidAlertPush = {
  event: 'bid-data-update',
  data: v.object({
    auction_item_id: v.string(),
    sequence: count(),
    title: v.string(),
    /** `on_floor`: a live lot that they watch or have bid on is called up. `charge_failed`: their card was declined. */
    outcome: v.picklist(['outbid', 'won', 'lost', 'on_floor', 'withdrawn', 'charge_failed']),
    /** What to pay for a lot won, or the price that the bidder is outbid at. */
    price: maybe(minor()),
    /** A sentence in the event's language, for a notification below the lot's title. */
    body: v.string(),
  }),
} as const

export type BidData = OutputOf<{ output: typeof bidData }>
export type Lot = OutputOf<{ output: typeof lot }>
