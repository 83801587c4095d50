import { type Increments, nextBid } from '../../../lib/next-bid.ts'
import type { LotDetails } from '../lot.store.ts'
import type { Standing } from './standing.ts'

type Rules = Pick<
  LotDetails,
  'kind' | 'next_bid' | 'opening_price' | 'maximum_bidsYN' | 'on_floorYN' | 'reserve_metYN'
> & {
  increments: Increments
}

/** What somebody can bid. Minor units. */
export interface Offer {
  /** The least amount that the server takes. */
  least: number
  /** The next three amounts, the first of them filled in. */
  steps: readonly [number, number, number]
}

/** Is a bid the most that its bidder pays? Otherwise they pay what they bid, as on the floor. */
export function isMaximum({ kind, maximum_bidsYN, on_floorYN }: Omit<Rules, 'increments'>): boolean {
  return kind !== 'sealed_bid' && maximum_bidsYN && !on_floorYN
}

/** Does a maximum count at once up to a reserve that nobody is told? Then nobody knows the price that it leads to. */
export function isBelowReserve(lot: Omit<Rules, 'increments'>): boolean {
  return isMaximum(lot) && lot.kind === 'competitive_bid' && lot.reserve_metYN === false
}

/** @returns undefined where they cannot bid, because an exact bid of theirs leads already */
export function offerOf(lot: Rules, standing: Standing): Offer | undefined {
  if (standing.type === 'leading' && !isMaximum(lot)) return undefined
  // What the auctioneer may bid for them bounds no bid of their own.
  const own = 'maximum' in standing && !lot.on_floorYN ? standing.maximum : 0
  if (lot.kind === 'sealed_bid') {
    // It can be lowered, but nobody should lower it by pressing what is filled in.
    const first = own ? nextBid(lot.increments, own) : lot.opening_price
    return { ...offerFrom(lot, first), least: lot.opening_price }
  }
  return offerFrom(lot, own >= lot.next_bid ? nextBid(lot.increments, own) : lot.next_bid)
}

function offerFrom({ increments }: Rules, least: number): Offer {
  const second = nextBid(increments, least)
  return { least, steps: [least, second, nextBid(increments, second)] }
}

/** Which sentence explains a bid before it is placed: see `explain…` of the messages. */
export function explanationOf(lot: Rules, standing: Standing, amount: number) {
  if (lot.kind === 'sealed_bid') return 'explainSealed'
  if (lot.on_floorYN) return 'explainExact'
  if (lot.kind === 'live_auction') return 'explainFloor'
  if (!isMaximum(lot)) return 'explainExact'
  if (isBelowReserve(lot)) return 'explainReserve'
  if (standing.type === 'leading') return 'explainRaise'
  return amount > lot.next_bid ? 'explainMaximum' : 'explainNext'
}

/** An amount as it is typed: "85", "85.50". */
export function typed(minor: number, decimals: number): string {
  return (minor / 10 ** decimals).toFixed(minor % 10 ** decimals === 0 ? 0 : decimals)
}
