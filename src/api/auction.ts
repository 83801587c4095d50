import * as v from 'valibot'
import type * as inputs from './auction.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { lotKinds, lotStates } from './lot-kinds.ts'
import { bidDataEvent, lotDataEvent, lotsRead } from './lots-read.ts'
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
  /** Null: there is no reserve, or it is secret while bids are sealed. */
  reserve_metYN: maybe(yesNo()),
  /** Somebody has won it, or bought it away from its bidders. Those who lead when it closes need not have won. */
  soldYN: yesNo(),
  /** Paddles or names of those who lead, best first, as they chose to be seen. */
  leaders: v.array(v.string()),
  /**
   * A mark of each of them, in the same order. A bidder is told their own (`own_mark`), and so knows that they lead where
   * somebody else has the same name. It is another one on each lot, and says nothing of who they are.
   */
  leader_marks: v.array(v.string()),
  /** When it closes, as moved by late bids. A live lot closes when the hammer falls instead. */
  ends_at: instant(),
  /** Its bidding is interrupted: the end moves by as long as that takes. */
  pausedYN: yesNo(),
  /** What a piece can be bought for now. Null: it is not for sale, or bids have passed its price. */
  buy_now_price: maybe(minor()),
  /** A live lot that is bid on at the venue at this moment. */
  on_floorYN: yesNo(),
  /** What the auctioneer asks for on the floor. */
  asking_price: maybe(minor()),
  /** While the floor moves, only bidders at the venue can bid. */
  remote_lockedYN: yesNo(),
  /**
   * The hash of the newest entry of its log, which covers all earlier entries. Whoever has seen it can check after the
   * close that none of them was changed. Lists are read without it.
   */
  log_hash: maybe(v.string()),
})

const { log_hash, ...listedBids } = bidData.entries

/** A lot, as a list shows it. */
export const brief = {
  ...listedBids,
  /** Its position in the catalogue. */
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
  /** How many of the highest bidders win one each. */
  winners: count(),
  /** Only shown: nobody can bid. */
  without_bidsYN: yesNo(),
  /** In years. Bids and purchases must say `age_confirmed`. */
  minimum_age: maybe(count()),
  opens_at: instant(),
}

const lot = v.object(brief)

export const auctionItems = endpoint<typeof inputs.auctionItems>()({
  ...lotsRead,
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
    log_hash,
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
      v.object({
        sequence: count(),
        at: instant(),
        bidder: v.string(),
        price: minor(),
        /** A sealed bid that its bidder has changed: it does not count any more. */
        replacedYN: yesNo(),
        leaders: v.array(v.string()),
      }),
    ),
  }),
})

/** The push of `bidData` to everybody at the event, whenever a lot's bids, state or end change. */
export const bidDataPush = { event: bidDataEvent, data: bidData } as const

/** The push of a lot to everybody at the event, when anything but its bids changes, such as how many are left. */
export const lotDataPush = {
  event: lotDataEvent,
  data: v.object({
    auction_item_id: v.string(),
    stock_sequence: count(),
    left: maybe(count()),
    /** The organiser has changed its texts or pictures: read it again. */
    editedYN: yesNo(),
  }),
} as const

export type BidData = OutputOf<{ output: typeof bidData }>
export type Lot = OutputOf<{ output: typeof lot }>
export type LotData = OutputOf<{ output: typeof lotDataPush.data }>
