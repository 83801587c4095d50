import * as v from 'valibot'
import { quantity } from './checkout-input.ts'
import { described } from './endpoint.ts'
import { lotKinds } from './lot-kinds.ts'
import { greatestAmount } from './wire.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** A list in a URL: items separated by commas. */
const listOf = <const Item extends v.GenericSchema<string, string>>(item: Item, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',')),
      v.array(item),
      v.maxLength(most),
    ),
  )

/** `available` puts closed and sold-out lots last, `most_bids` and `no_bids` the lots with the most bids or without any first. */
export const lotSorts = ['number', 'available', 'ending', 'most_bids', 'no_bids', 'price_up', 'price_down'] as const

export const auctionItems = described({
  summary: 'The lots of an event with their prices, all of them or those that match.',
  errors: ['event_not_found'],
  input: v.object({
    event: v.optional(v.string()),
    kinds: listOf(v.picklist(lotKinds), lotKinds.length),
    category_id: v.optional(id()),
    ids: listOf(id(), 200),
    /** Words that the title, summary, donor or number must have. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** @default number */
    sort: v.optional(v.picklist(lotSorts)),
    /** The `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
    /** @default 100 */
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(500))),
  }),
})

export const auctionCategories = described({
  summary: 'The categories of the lots, and how many lots each has.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const auctionItem = described({
  summary: 'A lot with its description and the history of its bids.',
  errors: ['event_not_found', 'lot_not_found'],
  input: v.object({ auction_item_id: id(), event: v.optional(v.string()) }),
})

const idempotencyKey = () => v.pipe(v.string(), v.minLength(8), v.maxLength(100))

export const placeBid = described({
  summary:
    'Places a bid: the most that the bidder pays, or exactly this where the lot takes no maximums. On a sealed lot it ' +
    'replaces the bidder’s earlier bid. The same key gives the same receipt.',
  takesPageSessions: true,
  errors: [
    'lot_not_found',
    'lot_closed',
    'lot_not_open',
    'lot_takes_no_bids',
    'bid_too_low',
    'already_leading',
    'floor_changed',
    'lot_paused',
    'remote_bids_locked',
    'age_not_confirmed',
    'card_required',
    'idempotency_key_reused',
    'bid_given_up',
    'too_many_bids',
  ],
  input: v.object({
    auction_item_id: id(),
    idempotency_key: idempotencyKey(),
    /** Minor units. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount)),
    /** Required with `yes` where the lot has a `minimum_age`: the bidder confirms to be that old. */
    age_confirmed: v.nullish(v.picklist(['yes', 'no'])),
    /**
     * Whether the bidder saw a live lot called up: there a bid is its price at once, and before it is a maximum. Where that
     * has changed meanwhile, the bid is refused.
     */
    on_floor: v.nullish(v.picklist(['yes', 'no'])),
    /** When the device sent it, by the server's clock as the device knows it: ISO 8601. */
    sent_at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  }),
})

export const settleBid = described({
  summary:
    'Settles what became of a bid without an answer: its receipt if it was accepted with this key. If none was (`bid_not_found`), none ever is: one that arrives later is refused.',
  takesPageSessions: true,
  errors: ['lot_not_found', 'bid_not_found'],
  input: v.object({ auction_item_id: id(), idempotency_key: idempotencyKey() }),
})

export const accountBids = described({
  summary: 'The lots that somebody has bid on, what became of it, and why.',
  takesPageSessions: true,
  input: v.object({}),
})

export const auctionLog = described({
  summary:
    'Everything that happened to a lot that has closed, as a chain of hashes in which no entry can be changed, with the ' +
    'amounts of sealed bids. A bidder finds the hash of their receipt in it.',
  errors: ['event_not_found', 'lot_not_found', 'lot_not_closed'],
  input: v.object({
    auction_item_id: id(),
    event: v.optional(v.string()),
    /** The `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  }),
})

/** A lot in an order: some pieces of one that can be bought, or what the payer has won. */
export const auctionLine = v.object({
  origin: v.literal('auction'),
  quantity: quantity(20),
  auction_item_id: id(),
  /** Required with `yes` where a lot to buy has a `minimum_age`. */
  age_confirmed: v.nullish(v.picklist(['yes', 'no'])),
})
