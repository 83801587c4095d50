import type { Lot } from '../../../../src/api/auction.ts'

/** Milliseconds before its end from which on nobody of the crowd bids: a visitor should win something, too. */
const quietTime = 2000

/** @param hasBid has this guest bid on it? Once is enough on a live lot that is not on the floor. */
export function isBiddable(lot: Lot, hasBid: boolean): boolean {
  const { kind, state, ends_at, opens_at, without_bidsYN, pausedYN, on_floorYN, remote_lockedYN } = lot
  const now = Date.now()
  if (state !== 'open' || without_bidsYN || pausedYN || Date.parse(opens_at) > now) return false
  // It ends when the hammer falls.
  if (kind === 'live_auction') return on_floorYN ? !remote_lockedYN : !hasBid
  return (kind === 'competitive_bid' || kind === 'sealed_bid') && Date.parse(ends_at) > now + quietTime
}

/** What a guest bids on next: every other time what the room bids on, if it does. */
export function chooseLot(lots: readonly Lot[], random: () => number): Lot | undefined {
  const onFloor = lots.find(lot => lot.on_floorYN)
  const chance = random()
  return onFloor && chance < 0.5 ? onFloor : lots[Math.floor(random() * lots.length)]
}

/** Mostly the least that leads, sometimes a maximum. Whole pounds. */
export function bidOf({ kind, next_bid, on_floorYN }: Lot, limit: number, random: () => number): number {
  const isMaximum = kind === 'sealed_bid' || (!on_floorYN && random() < 0.3)
  const amount = isMaximum ? next_bid + random() * Math.max(0, limit - next_bid) : next_bid
  return Math.ceil(amount / 100) * 100
}
