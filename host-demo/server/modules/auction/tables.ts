import type { ColumnType, Generated } from 'kysely'
import type { logKinds } from '../../../../src/api/admin-auction.ts'
import type { chargeStates } from '../../../../src/api/admin-wins.ts'
import type { LotKind, LotState } from '../../../../src/api/lot-kinds.ts'
import type { Increment } from '../../../../src/lib/next-bid.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    auctions: AuctionTable
    lot_categories: LotCategoryTable
    lots: LotTable
    bidders: BidderTable
    standing_bids: StandingBidTable
    auction_log: AuctionLogTable
    lot_wins: LotWinTable
    auction_lines: AuctionLineTable
    refused_bids: RefusedBidTable
    /** Bids whose devices were told that they had not arrived. */
    given_up_bids: { lot_id: string; bidder_id: string; key: string; at: Date }
    withdrawn_bids: { lot_id: string; sequence: number }
    watched_lots: { user_id: string; lot_id: string }
    /** The last mail to a bidder about being outbid on a lot. */
    outbid_mails: { lot_id: string; bidder_id: string; sent_at: Date }
  }
}

/** An event's rules for all of its lots. */
interface AuctionTable {
  event_id: string
  /** Must a bidder have saved a card? */
  card_required: boolean
  /** Null: the standard increments. */
  increments: Json<readonly Increment[]> | null
  /** The paddle number that the next bidder gets. */
  next_paddle: Generated<number>
  /** Minutes from a winner's last win until their saved card is charged. Null: winners pay themselves. */
  charge_after_minutes: Generated<number | null>
  /** Minutes between two mails to somebody who is outbid on the same lot. */
  outbid_mail_minutes: Generated<number>
  /** Do bidders who did not win get a mail, too? */
  lost_mails: Generated<boolean>
}

interface LotCategoryTable {
  id: string
  event_id: string
  title: string
  place: number
}

export interface LotTable {
  id: string
  event_id: string
  category_id: string | null
  /** Its position in the catalogue, by which people in the room call it. */
  number: number
  kind: LotKind
  title: string
  summary: string
  /** HTML, sanitised. */
  description: string
  donor: string | null
  picture: string | null
  /** More pictures, for the gallery. */
  pictures: ColumnType<readonly string[], string | undefined, string>
  /** What it would cost in a shop. Minor units, as all amounts here. Null: it is not sold elsewhere. */
  retail_value: number | null
  restrictions: string | null
  /** In years. */
  minimum_age: number | null
  /** Shown, but nobody can bid. */
  without_bids: boolean
  opening_price: number
  /** Minor units. Guests only learn whether it is met. */
  reserve: number | null
  /** For each piece. A silent lot with this price can be bought until bids pass it. */
  buy_now_price: number | null
  /** Pieces for sale, including sold ones. Only for lots to buy. */
  stock: Generated<number>
  sold: Generated<number>
  /** Incremented whenever the number left changes. */
  stock_sequence: Generated<number>
  /** How many of the highest bidders win one each. */
  winners: number
  proxy: boolean
  /** Null: those of the event. */
  increments: Json<readonly Increment[]> | null
  /** A bid in the last so many minutes moves the end, so that as many are left. 0: the end is fixed. */
  extension_minutes: number
  opens_at: Date
  /** As the organiser set it. */
  closes_at: Date
  /** The end including extensions by late bids. It decides when the lot closes. */
  effective_ends_at: Date
  /** False: a draft, which only organisers see. */
  published: Generated<boolean>
  state: Generated<LotState>
  /** Is it on the floor, where the room bids on it? One live lot of an event at a time. */
  on_floor: Generated<boolean>
  asking_price: Generated<number | null>
  /** While it is on the floor: can only the room bid? */
  remote_locked: Generated<boolean>
  /** When the bidding was interrupted. */
  paused_at: Generated<Date | null>
  /** Incremented with every entry of the log. */
  sequence: Generated<number>
  bid_count: Generated<number>
  price: Generated<number | null>
  reserve_met: Generated<boolean>
  /** How many bidders have won one. Fewer than lead, if the lot was passed or a win was cancelled. */
  won: Generated<number>
  /** The bidders who lead, best first. */
  leaders: ColumnType<readonly string[], string | undefined, string>
  /** The log's newest hash. */
  log_hash: string
}

/** Somebody who bids at an event. The log names them by this id alone, so that an account can be deleted. */
interface BidderTable {
  id: string
  event_id: string
  /** Null: the account was deleted. */
  user_id: string | null
  paddle: number
  /** How others see them: their paddle, or a name that they chose, which contains no digits. */
  shown_as: string
}

interface StandingBidTable {
  lot_id: string
  bidder_id: string
  maximum: number
  /** The log's entry of the bid. */
  sequence: number
  /** The value that the bidder was shown. What they pay above it can be a gift. Null: they were shown none. */
  retail_value: Generated<number | null>
}

export type LogKind = (typeof logKinds)[number]

/** Everything that ever happened to a lot, as a hash chain. Rows are never changed. */
interface AuctionLogTable {
  lot_id: string
  sequence: number
  at: Date
  kind: LogKind
  bidder_id: string | null
  /** The organiser who did it. Null: nobody did, or a bidder. */
  actor_id: Generated<string | null>
  /** The request's idempotency key. */
  key: string | null
  /** Of an organiser's action with a key: the hash of what was asked. */
  request_hash: Generated<string | null>
  /** The amount of a bid. The published entry has a commitment instead. */
  amount: number | null
  salt: string | null
  /** Milliseconds from the bidder's device to the server. Null: unknown. */
  network_delay: number | null
  /** The entry as it is hashed and published. */
  entry: Json<Readonly<Record<string, string | number | boolean | null>>>
  hash: string
}

/** A bid that was refused. */
interface RefusedBidTable {
  id: Generated<number>
  lot_id: string
  bidder_id: string
  at: Date
  amount: number
  /** The error code of the answer. */
  error: string
  /** The answer's message, in the event's language. */
  why: string
}

/** A lot that somebody has won and must pay. */
interface LotWinTable {
  /** New for each win, also if the bidder has won the lot before. */
  id: Generated<number>
  lot_id: string
  bidder_id: string
  amount: number
  /** The part that Gift Aid cannot be claimed on, as the bidder was shown it. Null: all of it. */
  benefit_value: Generated<number | null>
  won_at: Generated<Date>
  paid_at: Generated<Date | null>
  /** When the last payment for it was refunded. Nothing is owed then, until the organiser asks for it again. */
  refunded_at: Generated<Date | null>
  charge_state: Generated<(typeof chargeStates)[number]>
  charge_problem: Generated<string | null>
  charge_tries: Generated<number>
  charged_at: Generated<Date | null>
}

/** What an order's line pays for. */
interface AuctionLineTable {
  order_line_id: number
  lot_id: string
  /** The bidder whose win is paid. Null: the lot is bought at its price. */
  bidder_id: string | null
  /** The win, which may have been cancelled since. Null: the lot is bought, or the line is of the build before. */
  win_id: number | null
  /** If it is bought: are its pieces counted as sold? */
  sold: Generated<boolean>
}
