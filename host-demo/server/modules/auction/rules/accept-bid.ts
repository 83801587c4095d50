import { nextBid } from '../../../../../src/lib/next-bid.ts'
import { type Bid, byRank, outcomeOf, type Refusal, refusalOf, type Terms } from './standing.ts'

/** The part of a lot that bids change. Minor units. */
interface BiddingState {
  readonly price: number | null
  /** Best first. */
  readonly leaders: readonly string[]
  readonly reserve_met: boolean
  readonly bid_count: number
  readonly effective_ends_at: Date
  readonly asking_price: number | null
}

/** A lot with the bids that matter: those of the leaders, the best of the others, and the next bidder's own. */
export interface Bidding {
  readonly state: BiddingState
  /** Best first. */
  readonly bids: readonly Bid[]
}

/**
 * How bids on a lot are treated. `hidden`: sealed bids. `before_floor`: bids before a live lot comes to the floor.
 */
export type Mode = 'open' | 'floor' | 'hidden' | 'before_floor'

interface Rules extends Terms {
  readonly mode: Mode
  readonly extensionMinutes: number
}

/** The lot after a bid, or the reason for its refusal. */
export function acceptBid(
  rules: Rules,
  { state, bids }: Bidding,
  own: Bid,
  at: Date,
): { readonly refusal: Refusal } | Bidding {
  const others = bids.filter(({ bidder }) => bidder !== own.bidder)
  const standing = [...others, own].sort(byRank)
  if (rules.mode === 'open') {
    const mine = bids.find(({ bidder }) => bidder === own.bidder)
    const refusal = refusalOf(rules, outcomeOf(rules, bids), mine, own.maximum)
    if (refusal) return { refusal }
    const { leaders, price, reserveMet } = outcomeOf(rules, standing)
    const effective_ends_at = extendedEnd(state.effective_ends_at, at, rules.extensionMinutes)
    const changed = { price, leaders: leaders.map(({ bidder }) => bidder), reserve_met: reserveMet, effective_ends_at }
    return { state: { ...state, ...changed, bid_count: state.bid_count + 1 }, bids: standing }
  }
  if (rules.mode === 'floor') {
    if (state.leaders.includes(own.bidder)) return { refusal: { why: 'already_leading' } }
    const least = state.asking_price ?? rules.opening
    if (own.maximum < least) return { refusal: { why: 'bid_too_low', least } }
    return { state: { ...state, ...onFloor(rules, state, own.bidder, own.maximum) }, bids: standing }
  }
  if (own.maximum < rules.opening) return { refusal: { why: 'bid_too_low', least: rules.opening } }
  // Of sealed bids only the number is public, one for each bidder; of bids before the floor not even that.
  const isCounted = rules.mode === 'hidden' && others.length === bids.length
  const bid_count = state.bid_count + (isCounted ? 1 : 0)
  return { state: { ...state, bid_count }, bids: standing }
}

/** The change by a bid on the floor, from the room or a device. The auctioneer then asks for the next step. */
export function onFloor(
  { increments, reserve }: Pick<Terms, 'increments' | 'reserve'>,
  { bid_count }: Pick<BiddingState, 'bid_count'>,
  bidder: string,
  price: number,
): Omit<BiddingState, 'effective_ends_at'> {
  return {
    price,
    leaders: [bidder],
    reserve_met: price >= (reserve ?? 0),
    bid_count: bid_count + 1,
    asking_price: nextBid(increments, price),
  }
}

/** The end after an accepted bid: at least `minutes` after it. */
function extendedEnd(end: Date, at: Date, minutes: number): Date {
  const quiet = new Date(at.getTime() + minutes * 60_000)
  return quiet > end ? quiet : end
}
