import { type Increments, nextBid } from '../../../lib/next-bid.ts'
import type { LotDetails } from '../lot.store.ts'
import type { Standing } from './standing.ts'

type Rules = Pick<
  LotDetails,
  'kind' | 'next_bid' | 'opening_price' | 'maximum_bidsYN' | 'on_floorYN' | 'reserve_metYN'
> & {
  increments: Increments
}

/** What a bidder can bid. Amounts are minor units. */
export interface Offer {
  /** The least amount that the server accepts. */
  least: number
  /** The next three amounts. The first one is filled in. */
  steps: readonly [number, number, number]
}

/** Is a bid the most that its bidder pays? Otherwise they pay what they bid, as on the floor. */
export function isMaximum({ kind, maximum_bidsYN, on_floorYN }: Omit<Rules, 'increments'>): boolean {
  return kind !== 'sealed_bid' && maximum_bidsYN && !on_floorYN
}

/** A maximum counts at once up to a secret reserve. Then nobody knows the price that it leads to. */
export function isBelowReserve(lot: Omit<Rules, 'increments'>): boolean {
  return isMaximum(lot) && lot.kind === 'competitive_bid' && lot.reserve_metYN === false
}

/** @returns undefined if they can't bid, because an exact bid of theirs already leads */
export function offerOf(lot: Rules, standing: Standing): Offer | undefined {
  if (standing.type === 'leading' && !isMaximum(lot)) return undefined
  // On the floor, a maximum that the auctioneer bids for them does not limit their own bids.
  const own = 'maximum' in standing && !lot.on_floorYN ? standing.maximum : 0
  const offer = offerFrom(lot, own >= lot.next_bid ? nextBid(lot.increments, own) : lot.next_bid)
  const isBeforeFloor = lot.kind === 'live_auction' && !lot.on_floorYN && standing.type !== 'leading'
  // Such a bid can be lowered, but not by accident with the amount that is filled in.
  return lot.kind === 'sealed_bid' || isBeforeFloor ? { ...offer, least: lot.opening_price } : offer
}

function offerFrom({ increments }: Rules, least: number): Offer {
  const second = nextBid(increments, least)
  return { least, steps: [least, second, nextBid(increments, second)] }
}

/** The message key of the sentence that explains a bid before it is placed. */
export function explanationOf(lot: Rules, standing: Standing, amount: number) {
  if (lot.kind === 'sealed_bid') return 'explainSealed'
  if (lot.on_floorYN) return 'explainExact'
  if (lot.kind === 'live_auction') return 'explainFloor'
  if (!isMaximum(lot)) return 'explainExact'
  if (isBelowReserve(lot)) return 'explainReserve'
  if (standing.type === 'leading') return 'explainRaise'
  return amount > lot.next_bid ? 'explainMaximum' : 'explainNext'
}

/** An amount in the form that people type: "85", "85.50". */
export function typed(minor: number, decimals: number): string {
  return (minor / 10 ** decimals).toFixed(minor % 10 ** decimals === 0 ? 0 : decimals)
}
