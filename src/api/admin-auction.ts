import * as v from 'valibot'
import type * as inputs from './admin-auction.input.ts'
import { bidData } from './auction.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { increments } from './increments.ts'
import { lotKinds } from './lot-kinds.ts'
import { count, currency, decimals, instant, maybe, minor, yesNo } from './wire.ts'

/** Kinds of entries in a lot's log. */
export const logKinds = [
  'bid',
  'pre_bid',
  'floor_bid',
  'closed',
  'promoted',
  'demoted',
  'asking_price',
  'locked',
  'unlocked',
  'hammered',
  'reopened',
  'paused',
  'resumed',
  'extended',
  'rescheduled',
  'bid_withdrawn',
  'bid_reinstated',
  'withdrawn',
  'reinstated',
  'bought',
  'returned',
  'copy_sold',
  'win_cancelled',
  'refunded',
  'refund_undone',
] as const

/** A lot as the auction desk sees it. */
const deskLot = v.object({
  ...bidData.entries,
  /** Paddles of the leaders, by their marks in `leader_marks`. */
  leader_paddles: v.record(v.string(), count()),
  currency: currency(),
  currency_decimals: decimals(),
  server_time: instant(),
  number: count(),
  kind: v.picklist(lotKinds),
  title: v.string(),
  opening_price: minor(),
  reserve: maybe(minor()),
  increments: increments(),
  /** Bids made before the lot came to the floor, highest first: what the auctioneer may bid for them. */
  pre_bids: v.array(v.object({ paddle: count(), shown_as: v.string(), maximum: minor() })),
  /** What bidders have won or bought of it. */
  wins: v.array(
    v.object({ paddle: count(), shown_as: v.string(), amount: minor(), paidYN: yesNo(), refundedYN: yesNo() }),
  ),
  /** After the close: who is next for another piece, for how much by the rules, and what they have offered at most. */
  next_bidder: maybe(v.object({ paddle: count(), shown_as: v.string(), price: minor(), maximum: minor() })),
  /** The newest 100 entries of the log, newest first. */
  entries: v.array(
    v.object({
      sequence: count(),
      at: instant(),
      kind: v.picklist(logKinds),
      paddle: maybe(count()),
      shown_as: maybe(v.string()),
      /** The amount of a bid, or what was asked. Absent while maximums and sealed bids are secret. */
      amount: maybe(minor()),
      /** The lot's price after the entry. */
      price: maybe(minor()),
      /** The organiser who did it. */
      by: maybe(v.string()),
      reason: maybe(v.string()),
      /** By how many minutes the end was moved: negative where it comes sooner. */
      minutes: maybe(v.pipe(v.number(), v.integer())),
      /** A bid that has been withdrawn. */
      withdrawnYN: yesNo(),
    }),
  ),
  /** The newest 50 bids from devices that were refused, newest first. They are not in the log. */
  refused: v.array(
    v.object({
      refusal_id: count(),
      at: instant(),
      paddle: count(),
      shown_as: v.string(),
      /** Absent while maximums and sealed bids are secret. */
      amount: maybe(minor()),
      /** The reason that the bidder was given. Absent where the bid was too low and maximums are secret. */
      why: maybe(v.string()),
    }),
  ),
})

export const lotAtDesk = endpoint<typeof inputs.lotAtDesk>()({
  method: 'GET',
  path: '/admin/auction/items/:auction_item_id/desk',
  scope: 'event',
  access: 'user',
  output: deskLot,
})

/** An action on a lot. It answers with the changed lot. */
const act = <const Path extends string>(path: Path) =>
  ({
    method: 'POST',
    path: `/admin/auction/items/:auction_item_id/${path}`,
    scope: 'event',
    access: 'user',
    output: deskLot,
  }) as const

export const promoteLot = endpoint<typeof inputs.promoteLot>()(act('promote'))
export const demoteLot = endpoint<typeof inputs.demoteLot>()(act('demote'))
export const setAskingPrice = endpoint<typeof inputs.setAskingPrice>()(act('asking-price'))
export const recordFloorBid = endpoint<typeof inputs.recordFloorBid>()(act('floor-bid'))
export const lockRemoteBids = endpoint<typeof inputs.lockRemoteBids>()(act('lock'))
export const unlockRemoteBids = endpoint<typeof inputs.unlockRemoteBids>()(act('unlock'))
export const hammerLot = endpoint<typeof inputs.hammerLot>()(act('hammer'))
export const reopenLot = endpoint<typeof inputs.reopenLot>()(act('reopen'))
export const pauseLot = endpoint<typeof inputs.pauseLot>()(act('pause'))
export const resumeLot = endpoint<typeof inputs.resumeLot>()(act('resume'))
export const extendLot = endpoint<typeof inputs.extendLot>()(act('extend'))
export const closeLot = endpoint<typeof inputs.closeLot>()(act('close'))
export const withdrawBid = endpoint<typeof inputs.withdrawBid>()(act('withdraw-bid'))
export const reinstateBid = endpoint<typeof inputs.reinstateBid>()(act('reinstate-bid'))
export const withdrawLot = endpoint<typeof inputs.withdrawLot>()(act('withdraw'))
export const reinstateLot = endpoint<typeof inputs.reinstateLot>()(act('reinstate'))
export const sellExtraCopy = endpoint<typeof inputs.sellExtraCopy>()(act('sell-copy'))
export const cancelWin = endpoint<typeof inputs.cancelWin>()(act('cancel-win'))

export const setClosingTimes = endpoint<typeof inputs.setClosingTimes>()({
  method: 'POST',
  path: '/admin/auction/closing-times',
  scope: 'event',
  access: 'user',
  /** When each category closes now, in the organiser's order. Null: the lots without a category. */
  output: v.object({
    categories: v.array(v.object({ category_id: maybe(v.string()), closes_at: instant(), items: count() })),
  }),
})

export type DeskLot = OutputOf<typeof lotAtDesk>
