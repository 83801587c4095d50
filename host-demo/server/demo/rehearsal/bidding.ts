import type { Lot } from '../../../../src/api/auction.ts'

/** Milliseconds before its end from which on nobody of the crowd bids: a visitor should win something, too. */
const quietTime = 2000

export function isBiddable({ kind, state, ends_at, opens_at, without_bidsYN, pausedYN }: Lot): boolean {
  const now = Date.now()
  return (
    (kind === 'competitive_bid' || kind === 'sealed_bid') &&
    state === 'open' &&
    !without_bidsYN &&
    !pausedYN &&
    Date.parse(opens_at) <= now &&
    Date.parse(ends_at) > now + quietTime
  )
}

/** Mostly the least that leads, sometimes a maximum. Whole pounds. */
export function bidOf({ kind, next_bid }: Lot, limit: number, random: () => number): number {
  const isMaximum = kind === 'sealed_bid' || random() < 0.3
  const amount = isMaximum ? next_bid + random() * Math.max(0, limit - next_bid) : next_bid
  return Math.ceil(amount / 100) * 100
}
