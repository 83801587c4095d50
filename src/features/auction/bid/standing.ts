import type { BidData } from '../../../api/auction.ts'
import type { LotKind } from '../../../api/lot-kinds.ts'
import type { OwnBid } from '../my-bids/my-bids.store.ts'
import type { Placed } from './placed-bids.store.ts'

/** How a bidder stands on a lot. Amounts are minor units. */
export type Standing =
  | { type: 'none' }
  | { type: 'leading' | 'outbid' | 'placed'; maximum: number }
  /** The lot has closed, and the server has not announced the result yet. */
  | { type: 'ended' }
  | { type: 'won'; toPay: number; isPaid: boolean; isRefunded: boolean; isNotCharged: boolean }
  | { type: 'lost' | 'withdrawn'; why: string }

type Bids = Pick<BidData, 'state' | 'sequence' | 'price' | 'leader_marks'> & { readonly kind: LotKind }

/** @param own the visitor's bid as last read or pushed @param placed the bid placed last on this page */
export function standingOf(lot: Bids, own: OwnBid | undefined, placed: Placed | undefined): Standing {
  if (!own && !placed) return { type: 'none' }
  // A lot can be opened again after it has closed or was withdrawn.
  const isFinal = lot.state !== 'open' || (own?.sequence ?? 0) >= lot.sequence
  if (isFinal && own?.outcome === 'won') {
    const { to_pay: toPay = 0, paidYN, refundedYN, charge_failedYN } = own
    return {
      type: 'won',
      toPay,
      isPaid: paidYN === true,
      isRefunded: refundedYN === true,
      isNotCharged: charge_failedYN === true,
    }
  }
  if (isFinal && (own?.outcome === 'lost' || own?.outcome === 'withdrawn')) return { type: own.outcome, why: own.why }
  if (lot.state !== 'open') return { type: 'ended' }
  const isNewer = placed !== undefined && placed.receipt.sequence > (own?.sequence ?? 0)
  // Only the bid was withdrawn: bidding on the lot goes on.
  if (own?.outcome === 'withdrawn' && own.state === 'open' && !isNewer) return { type: 'withdrawn', why: own.why }
  const maximum = isNewer ? placed.receipt.amount : (own?.own_maximum ?? placed?.receipt.amount ?? 0)
  return { type: openStanding(lot, leads(lot, own, placed), maximum), maximum }
}

/** How a bid stands on a lot that is open, by the server's rule. */
export function openStanding(
  { kind, price = 0 }: Pick<Bids, 'kind' | 'price'>,
  isLeading: boolean,
  maximum: number,
): 'leading' | 'outbid' | 'placed' {
  if (kind === 'sealed_bid') return 'placed'
  if (isLeading) return 'leading'
  // The auctioneer may still use it.
  return kind === 'live_auction' && maximum > price ? 'placed' : 'outbid'
}

function leads({ sequence, leader_marks }: Bids, own: OwnBid | undefined, placed: Placed | undefined): boolean {
  if (placed && placed.bid_data.sequence >= sequence) return placed.receipt.leadingYN
  return leader_marks.includes(own?.own_mark ?? placed?.receipt.own_mark ?? '')
}
