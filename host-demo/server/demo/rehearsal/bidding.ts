import type { Lot } from '../../../../src/api/auction.ts'

/**
 * Milliseconds before a lot's end from which on the crowd stops bidding, so that a visitor can win something, too.
 */
const quietTime = 2000

/** @param hasBid has this guest bid on the lot? One bid is enough on a live lot that is not on the floor */
export function isBiddable(lot: Lot, hasBid: boolean): boolean {
  const { kind, state, ends_at, opens_at, without_bidsYN, pausedYN, on_floorYN, remote_lockedYN } = lot
  const now = Date.now()
  if (state !== 'open' || without_bidsYN || pausedYN || Date.parse(opens_at) > now) return false
  // A live lot has no end time: it ends when the hammer falls.
  if (kind === 'live_auction') return on_floorYN ? !remote_lockedYN : !hasBid
  return (kind === 'competitive_bid' || kind === 'sealed_bid') && Date.parse(ends_at) > now + quietTime
}

/** Chooses a lot to bid on: every other time the one on the floor, if it can be bid on. */
export function chooseLot(lots: readonly Lot[], random: () => number): Lot | undefined {
  const onFloor = lots.find(lot => lot.on_floorYN)
  const chance = random()
  return onFloor && chance < 0.5 ? onFloor : lots[Math.floor(random() * lots.length)]
}

/** An amount in whole pounds: mostly the least that leads, sometimes a higher maximum. */
export function bidOf({ kind, next_bid, on_floorYN }: Lot, limit: number, random: () => number): number {
  const isMaximum = kind === 'sealed_bid' || (!on_floorYN && random() < 0.3)
  const amount = isMaximum ? next_bid + random() * Math.max(0, limit - next_bid) : next_bid
  return Math.ceil(amount / 100) * 100
}
