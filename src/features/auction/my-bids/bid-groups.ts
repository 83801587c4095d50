import { openStanding } from '../bid/standing.ts'
import type { ListedLot } from '../lots.store.ts'
import type { OwnBid } from './my-bids.store.ts'

/** In display order: first what needs action. */
export const groupTypes = ['toPay', 'outbid', 'leading', 'placed', 'paid', 'refunded', 'lost'] as const
export type GroupType = (typeof groupTypes)[number]

export interface BidGroup {
  type: GroupType
  bids: readonly OwnBid[]
}

/** @param live the lots as pushed since: a lot may have changed since the bids were read */
export function groupsOf(own: Iterable<OwnBid>, live: ReadonlyMap<string, ListedLot> | undefined): BidGroup[] {
  const bids = [...own].map(bid => moved(bid, live?.get(bid.auction_item_id)))
  return groupTypes.flatMap(type => {
    const of = bids.filter(bid => groupOf(bid) === type)
    return of.length ? [{ type, bids: of }] : []
  })
}

const standings: readonly OwnBid['outcome'][] = ['leading', 'outbid', 'placed']

function moved(bid: OwnBid, lot: ListedLot | undefined): OwnBid {
  if (!lot || lot.sequence < bid.sequence) return bid
  const { sequence, price, next_bid, bid_count, leaders, leader_marks, ends_at, state } = lot
  const isReopened = state === 'open' && bid.state !== 'open'
  const isOpen = isReopened || standings.includes(bid.outcome)
  const leads = leader_marks.includes(bid.own_mark)
  const outcome = isOpen ? openStanding(lot, leads, bid.own_maximum) : bid.outcome
  const to_pay = isReopened ? undefined : bid.to_pay
  return { ...bid, sequence, price, next_bid, bid_count, leaders, leader_marks, ends_at, state, outcome, to_pay }
}

function groupOf({ outcome, paidYN, refundedYN }: OwnBid): GroupType {
  if (outcome === 'won') return refundedYN ? 'refunded' : paidYN ? 'paid' : 'toPay'
  return outcome === 'withdrawn' ? 'lost' : outcome
}
