import * as v from 'valibot'
import type * as inputs from './auction.input.ts'
import { bidData, brief } from './auction.ts'
import { endpoint } from './endpoint.ts'
import { count, currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** What a bidder can keep as proof of a bid. */
const receipt = v.object({
  auction_item_id: v.string(),
  /** The `sequence` of the bid in the lot's log. */
  sequence: count(),
  /** When the server accepted it, by the clock that also closes the lot. */
  accepted_at: instant(),
  /** Milliseconds that the bid took from the device to the server. Null: unknown. */
  network_delay: maybe(count()),
  /** The bid: hidden from everybody else. */
  amount: minor(),
  leadingYN: yesNo(),
  /** The log's entry has SHA-256 of `lot:bidder:amount:salt` in place of the amount. */
  bidder_id: v.string(),
  /** The bidder's own among the lot's `leader_marks`. */
  own_mark: v.string(),
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

export const settleBid = endpoint<typeof inputs.settleBid>()({
  method: 'POST',
  path: '/auction/items/:auction_item_id/bids/settle',
  scope: 'event',
  access: 'user',
  output: placeBid.output,
})

/** How a bid stands on an open lot. `placed`: bids are sealed, or wait for the lot to come to the floor. */
const standings = ['leading', 'outbid', 'placed'] as const

/** What became of somebody's bids on a lot. `withdrawn`: the lot, or their bid, was withdrawn by the organiser. */
export const bidOutcomes = [...standings, 'won', 'lost', 'withdrawn'] as const

export const accountBids = endpoint<typeof inputs.accountBids>()({
  method: 'GET',
  path: '/account/bids',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    server_time: instant(),
    items: v.array(
      v.object({
        ...brief,
        outcome: v.picklist(bidOutcomes),
        /** The bidder's own among the lot's `leader_marks`. */
        own_mark: v.string(),
        /** The most that the bidder has offered. */
        own_maximum: minor(),
        /** What to pay for a lot won. */
        to_pay: maybe(minor()),
        paidYN: maybe(yesNo()),
        /** The winner has promised to pay outside this platform, and has not paid since. */
        promisedYN: maybe(yesNo()),
        /** What was paid for it was refunded, so nothing is owed. */
        refundedYN: maybe(yesNo()),
        /** Charging the saved card failed, so the bidder has to pay themselves. */
        charge_failedYN: maybe(yesNo()),
        /** The reason for the outcome, from the lot's log, in a sentence in the event's language. */
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
        entry: v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.null()])),
        hash: v.string(),
        /** For a bid on a sealed lot: what the entry's `commitment` was made from. */
        reveal: maybe(v.object({ amount: minor(), salt: v.string() })),
      }),
    ),
    /** Pass it as `after` for the next page. Null: this is the last. */
    next: maybe(count()),
  }),
})

const alertOutcomes = [
  ...(['outbid', 'won', 'lost', 'on_floor', 'withdrawn', 'bid_withdrawn'] as const),
  ...(['bid_reinstated', 'win_cancelled', 'charge_failed', 'reopened'] as const),
]

/** The push to one person alone: what became of their bid. */
export const bidAlertPush = {
  event: 'bid-data-update',
  data: v.object({
    auction_item_id: v.string(),
    sequence: count(),
    title: v.string(),
    /**
     * `on_floor`: a live lot that they watch or have bid on is called up. `charge_failed`: their card was declined.
     * `reopened`: bidding on something they had won or lost goes on. `withdrawn`: the whole lot is. `bid_withdrawn`,
     * `bid_reinstated`: one of their bids is, and another one may count. `win_cancelled`: their win is taken back.
     */
    outcome: v.picklist(alertOutcomes),
    /** What to pay for a lot won, or the price that the bidder is outbid at. */
    price: maybe(minor()),
    /** Only with `bid_reinstated`: how their bid stands with it. */
    standing: maybe(v.picklist(standings)),
    /** Only with `bid_reinstated`: the most that they offer with it. */
    own_maximum: maybe(minor()),
    /** A sentence in the event's language, for a notification below the lot's title. */
    body: v.string(),
  }),
} as const

/**
 * A client event of a bidder's own channel, from the device that has placed a bid to their other devices. It proves
 * nothing, so they read their bids.
 */
export const bidPlacedEvent = {
  event: 'client-bid-placed',
  data: v.object({
    auction_item_id: v.string(),
    /** As in the bid's receipt. */
    sequence: count(),
  }),
} as const
