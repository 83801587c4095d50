import type { ColumnType, Generated } from 'kysely'
import type { chargeStates, logKinds } from '../../../../src/api/admin-auction.ts'
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
  /** Minutes from somebody's last win to the charge of their kept card. Null: winners pay themselves. */
  charge_after_minutes: Generated<number | null>
  /** Minutes between two mails to somebody who is outbid on the same lot. */
  outbid_mail_minutes: Generated<number>
  /** Are those who lose told by mail too? */
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
  /** Its place in the catalogue, and what the room calls it by. */
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
  /** What it would cost in a shop. Minor units, as all amounts here. Null: it has no price elsewhere. */
  retail_value: number | null
  restrictions: string | null
  /** In years. */
  minimum_age: number | null
  /** Shown, but nobody can bid. */
  without_bids: boolean
  opening_price: number
  /** Never told, only whether it is met. */
  reserve: number | null
  /** Of each piece. A silent lot with one can be bought until bids pass it. */
  buy_now_price: number | null
  /** Pieces for sale, sold ones included. Only for lots to buy. */
  stock: Generated<number>
  sold: Generated<number>
  /** Grows with each change of what is left. */
  stock_sequence: Generated<number>
  /** The highest bidders that win one each. */
  winners: number
  proxy: boolean
  /** Null: the event's. */
  increments: Json<readonly Increment[]> | null
  /** A bid in the last minutes moves the end so that as many are left. 0: the end stands. */
  extension_minutes: number
  opens_at: Date
  /** As the organiser set it. */
  closes_at: Date
  /** The end as moved by late bids: what decides. */
  effective_ends_at: Date
  /** False: a draft, which only organisers see. */
  published: Generated<boolean>
  state: Generated<LotState>
  /** The room bids on it. One live lot of an event at a time. */
  on_floor: Generated<boolean>
  asking_price: Generated<number | null>
  /** On the floor: does only the room bid? */
  remote_locked: Generated<boolean>
  /** Since when the bidding is interrupted. */
  paused_at: Generated<Date | null>
  /** Grows by one with every entry of the log. */
  sequence: Generated<number>
  bid_count: Generated<number>
  price: Generated<number | null>
  reserve_met: Generated<boolean>
  /** How many have won one: fewer than lead where it was passed, or a win was cancelled. */
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
  /** How others see them: their paddle, or a name that they chose, which has no digits. */
  shown_as: string
}

interface StandingBidTable {
  lot_id: string
  bidder_id: string
  maximum: number
  /** The log's entry that made it. */
  sequence: number
  /** As the bidder was shown it: what exceeds it can be a gift. Null: none was shown. */
  retail_value: Generated<number | null>
}

export type LogKind = (typeof logKinds)[number]

/** Everything that ever happened to a lot, hash-chained. Rows are never changed. */
interface AuctionLogTable {
  lot_id: string
  sequence: number
  at: Date
  kind: LogKind
  bidder_id: string | null
  /** The organiser whose act it is. */
  actor_id: Generated<string | null>
  /** The request's idempotency key. */
  key: string | null
  /** What was bid; not in the published entry, which has the commitment. */
  amount: number | null
  salt: string | null
  /** Milliseconds from the bidder's device to the server. Null: unknown. */
  network_delay: number | null
  /** As it is hashed and published. */
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
  /** Of the answer. */
  error: string
  /** As its bidder was told, in the event's language. */
  why: string
}

/** What somebody has won and must pay. */
interface LotWinTable {
  lot_id: string
  bidder_id: string
  amount: number
  /** What Gift Aid must leave out, as the bidder was shown it. Null: all of it. */
  benefit_value: Generated<number | null>
  won_at: Generated<Date>
  paid_at: Generated<Date | null>
  /** Since when nothing of what was paid is left. Nothing is owed then, until the organiser asks for it again. */
  refunded_at: Generated<Date | null>
  charge_state: Generated<(typeof chargeStates)[number]>
  charge_problem: Generated<string | null>
  charge_tries: Generated<number>
  charged_at: Generated<Date | null>
}

/** What a line of an order pays. */
interface AuctionLineTable {
  order_line_id: number
  lot_id: string
  /** Who has won it. Null: it is bought at its price. */
  bidder_id: string | null
  /** Of what is bought: are its pieces counted as sold? */
  sold: Generated<boolean>
}
