import { type Increments, nextBid } from '../../../../../src/lib/next-bid.ts'

/** The terms of the bidding for a lot. Minor units. */
export interface Terms {
  readonly opening: number
  /** Only for a lot with one winner. */
  readonly reserve: number | null
  /** How many of the highest bidders win one each. */
  readonly winners: number
  /** Are bids maximums, up to which the server bids? Otherwise a bid is what its bidder pays. */
  readonly proxy: boolean
  readonly increments: Increments
}

/** A bidder's highest bid, which stands until the lot closes. */
export interface Bid {
  readonly bidder: string
  readonly maximum: number
  /** The bid's number among all bids of the lot. */
  readonly sequence: number
}

/** The result of the bids that stand. */
export interface Outcome {
  /** Highest first; among equal maximums the earlier bid. */
  readonly leaders: readonly Bid[]
  /** What the lowest leader pays. Null: no bid. */
  readonly price: number | null
  /** The smallest bid that is accepted next. */
  readonly next: number
  readonly reserveMet: boolean
}

/**
 * @param bids one per bidder, best first; the leaders and one more are enough
 */
export function outcomeOf(terms: Terms, bids: readonly Bid[]): Outcome {
  const leaders = bids.slice(0, terms.winners)
  const lowest = leaders.at(-1)
  if (!lowest) return { leaders, price: null, next: nextOf(terms, 0, null), reserveMet: terms.reserve === null }
  const price = terms.proxy ? proxyPrice(terms, lowest, bids[terms.winners]) : lowest.maximum
  return {
    leaders,
    price,
    next: nextOf(terms, leaders.length, price),
    reserveMet: terms.reserve === null || lowest.maximum >= terms.reserve,
  }
}

/** The smallest next bid: the opening price while there are fewer leaders than winners. */
export function nextOf({ opening, winners, increments }: Terms, leading: number, price: number | null): number {
  return price === null || leading < winners ? opening : nextBid(increments, price)
}

/**
 * One step above the best bid that does not win, but at most the lowest leader's maximum. Below the reserve, the
 * leader's whole maximum.
 */
function proxyPrice({ opening, reserve, increments }: Terms, lowest: Bid, rival: Bid | undefined): number {
  const unreserved = rival ? Math.min(lowest.maximum, nextBid(increments, rival.maximum)) : opening
  return reserve === null ? unreserved : Math.max(unreserved, Math.min(lowest.maximum, reserve))
}

/** What each leader pays. Empty if the reserve is not met. */
export function payments(terms: Terms, { leaders, price, reserveMet }: Outcome): readonly (Bid & { pays: number })[] {
  if (!reserveMet || price === null) return []
  return leaders.map(leader => ({ ...leader, pays: terms.proxy ? price : leader.maximum }))
}

/** Why a bid is refused. */
export type Refusal = { readonly why: 'bid_too_low'; readonly least: number } | { readonly why: 'already_leading' }

/**
 * @param own the bidder's bid that stands
 * @returns undefined if the bid can be accepted
 */
export function refusalOf(
  terms: Terms,
  { leaders, next }: Outcome,
  own: Bid | undefined,
  maximum: number,
): Refusal | undefined {
  const leading = leaders.some(leader => leader.bidder === own?.bidder)
  if (leading && !terms.proxy) return { why: 'already_leading' }
  const least = Math.max(next, own ? own.maximum + 1 : 0)
  return maximum < least ? { why: 'bid_too_low', least } : undefined
}

/** Best first: the higher maximum, then the earlier bid. */
export const byRank = (one: Bid, other: Bid) => other.maximum - one.maximum || one.sequence - other.sequence
