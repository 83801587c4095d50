import type { auctionItems, BidData, Lot, LotData } from './auction.ts'
import type { OutputOf } from './endpoint.ts'
import {
  count,
  currency,
  decimals,
  decoderOf,
  file,
  instant,
  list,
  maybe,
  minor,
  object,
  oneOf,
  text,
  yesNo,
} from './fields.ts'
import { lotKinds, lotStates } from './lot-kinds.ts'

const bidFields = {
  auction_item_id: text,
  sequence: count,
  state: oneOf(lotStates),
  price: maybe(minor),
  next_bid: minor,
  bid_count: count,
  reserve_metYN: maybe(yesNo),
  soldYN: yesNo,
  leaders: list(text),
  leader_marks: list(text),
  ends_at: instant,
  pausedYN: yesNo,
  buy_now_price: maybe(minor),
  on_floorYN: yesNo,
  asking_price: maybe(minor),
  remote_lockedYN: yesNo,
}

const pushedFields = { ...bidFields, log_hash: maybe(text) }

/** The fields of a lot that a `bid-data` push has. */
export const bidKeys = Object.keys(pushedFields) as readonly (keyof BidData)[]

/** The decoders in this file are the browser's. `auction.ts` has the server's schemas of the same data. */
export const sentBidData = decoderOf(object<BidData>(pushedFields))

export const sentLotData = decoderOf(
  object<LotData>({
    auction_item_id: text,
    stock_sequence: count,
    left: maybe(count),
    editedYN: yesNo,
  }),
)

export const sentLots = decoderOf(
  object<OutputOf<typeof auctionItems>>({
    currency,
    currency_decimals: decimals,
    server_time: instant,
    items: list(
      object<Lot>({
        ...bidFields,
        number: count,
        kind: oneOf(lotKinds),
        title: text,
        summary: text,
        category_id: maybe(text),
        picture: maybe(file),
        donor: maybe(text),
        retail_value: maybe(minor),
        opening_price: minor,
        left: maybe(count),
        stock_sequence: count,
        winners: count,
        without_bidsYN: yesNo,
        minimum_age: maybe(count),
        opens_at: instant,
      }),
    ),
    next: maybe(count),
  }),
)
