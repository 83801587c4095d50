import * as v from 'valibot'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { greatestAmount } from './wire.ts'

const auction_item_id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** An action that is sent again with the same key is done once and answers with the same lot; another one is refused. */
const key = v.pipe(v.string(), v.minLength(8), v.maxLength(100))

const onLot = { auction_item_id, idempotency_key: v.nullish(key) }
const onLotOnce = { auction_item_id, idempotency_key: key }

/** Minor units. */
const price = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount))
const paddle = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))

/** Shown in the lot's log, which everybody can read after the close. */
const reason = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a reason'), v.maxLength(300))

const errors = ['lot_not_found', 'lot_closed', 'act_not_possible', 'idempotency_key_reused'] as const

const may = { needs: 'auction.edit' } as const

export const lotAtDesk = described({
  summary: 'A lot as the auction desk sees it, with its pre-bids, its winners and the newest of its log.',
  errors: ['lot_not_found'],
  needs: 'auction.view',
  input: v.object({ auction_item_id }),
})

export const promoteLot = described({
  ...may,
  summary: 'Brings a live lot to the floor, at an asking price or at its opening price. One can be there at a time.',
  errors: [...errors, 'floor_taken'],
  input: v.object({ ...onLot, asking_price: v.nullish(price) }),
})

export const demoteLot = described({
  ...may,
  summary: 'Takes a lot from the floor again without a result, while nobody has bid there.',
  errors,
  input: v.object(onLot),
})

export const setAskingPrice = described({
  ...may,
  summary: 'Sets what the auctioneer asks for.',
  errors,
  input: v.object({ ...onLot, asking_price: price }),
})

export const recordFloorBid = described({
  ...may,
  summary: 'Records a bid made at the venue by its paddle number, at the asking price or more.',
  errors: [...errors, 'bid_too_low', 'already_leading'],
  input: v.object({ ...onLotOnce, paddle, amount: v.nullish(price) }),
})

export const lockRemoteBids = described({
  ...may,
  summary: 'Takes bids only at the venue while the floor moves.',
  errors,
  input: v.object(onLot),
})

export const unlockRemoteBids = described({
  ...may,
  summary: 'Takes bids from devices again.',
  errors,
  input: v.object(onLot),
})

export const hammerLot = described({
  ...may,
  summary:
    'Lets the hammer fall: the lot is sold to its leader, or passed, if the bid that the operator saw leads still.',
  errors: [...errors, 'reserve_not_met', 'bid_overtaken'],
  input: v.object({
    ...onLotOnce,
    sold: v.picklist(['yes', 'no']),
    /** The leading bid on the operator's screen. Absent: there is none. */
    price: v.nullish(price),
    /** The leader's own among the lot's `leader_marks`. */
    leader_mark: v.nullish(v.pipe(v.string(), v.maxLength(64))),
    /** Sell even if the reserve is not met? */
    below_reserve: v.nullish(v.picklist(['yes', 'no'])),
  }),
})

export const reopenLot = described({
  ...may,
  summary:
    'Undoes the hammer or the close of a lot that nobody has paid for. A live lot is back on the floor if it is free; ' +
    'any other ends after these minutes. Not for sealed bids, which have been told.',
  errors: [...errors, 'lot_paid', 'floor_taken'],
  input: v.object({
    ...onLot,
    /** @default 10 */
    minutes: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_160))),
    reason,
  }),
})

export const pauseLot = described({
  ...may,
  summary: 'Interrupts the bidding on a lot.',
  errors,
  input: v.object({ ...onLot, reason: v.nullish(reason) }),
})

export const resumeLot = described({
  ...may,
  summary: 'Goes on with the bidding: the end moves by as long as it was interrupted.',
  errors,
  input: v.object(onLot),
})

export const extendLot = described({
  ...may,
  summary: 'Moves the end of a lot: later, or sooner with negative minutes, but never to the past.',
  errors,
  input: v.object({
    ...onLotOnce,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(-20_160), v.maxValue(20_160)),
  }),
})

export const closeLot = described({
  ...may,
  summary: 'Closes a lot now, as if its end had come.',
  errors,
  input: v.object({ ...onLot, reason: v.nullish(reason) }),
})

export const withdrawBid = described({
  ...may,
  needs: 'auction.delete',
  summary: 'Withdraws a bid: the lot is as it would be without it. The bid stays in the log.',
  errors: [...errors, 'bid_not_found'],
  input: v.object({
    ...onLot,
    /** The `sequence` of the bid in the log. */
    sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reason,
  }),
})

export const reinstateBid = described({
  ...may,
  needs: 'auction.delete',
  summary: 'Undoes the withdrawal of a bid.',
  errors: [...errors, 'bid_not_found'],
  input: v.object({
    ...onLot,
    sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reason: v.nullish(reason),
  }),
})

export const withdrawLot = described({
  ...may,
  needs: 'auction.delete',
  summary:
    'Takes a lot out of the auction, also after its close while nobody has paid. Its bidders are told the reason.',
  errors: [...errors, 'lot_paid'],
  input: v.object({ ...onLot, reason }),
})

export const reinstateLot = described({
  ...may,
  needs: 'auction.delete',
  summary: 'Undoes the withdrawal of a lot, with its bids. If its end has come meanwhile, it ends after ten minutes.',
  errors,
  input: v.object({ ...onLot, reason: v.nullish(reason) }),
})

export const sellExtraCopy = described({
  ...may,
  summary:
    'After the close, sells one more piece of a lot to another bidder, at no more than they have offered. In the room ' +
    'of a live lot that is what they say.',
  errors: [...errors, 'bidder_not_found', 'above_maximum', 'already_won'],
  input: v.object({ ...onLotOnce, paddle, price }),
})

export const cancelWin = described({
  ...may,
  needs: 'auction.delete',
  summary: 'Takes a lot from a winner who has not paid, who owes nothing then.',
  errors: [...errors, 'bidder_not_found', 'lot_paid'],
  input: v.object({ ...onLot, paddle, reason }),
})

export const setClosingTimes = described({
  ...may,
  summary:
    'Lets the open lots close category by category: the first at a time, each next one so many minutes later, lots ' +
    'without a category last. Live lots are left as they are.',
  input: v.object({
    first_at: moment(),
    minutes_apart: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)),
  }),
})
