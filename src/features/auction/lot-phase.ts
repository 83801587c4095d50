import type { Lot } from '../../api/auction.ts'

type Times = Pick<Lot, 'state' | 'opens_at' | 'ends_at' | 'kind'>

/**
 * `coming`: nobody can bid or buy yet. `ending`: its time is up, and the server has not announced the winner yet. A
 * live lot ends with the hammer, whatever the time.
 */
export type LotPhase = 'coming' | 'open' | 'ending' | 'closed' | 'withdrawn'

/** @param now the server's clock in milliseconds since 1970 */
export function phaseOf({ state, opens_at, ends_at, kind }: Times, now: number): LotPhase {
  if (state !== 'open') return state
  if (now < Date.parse(opens_at)) return 'coming'
  return now < Date.parse(ends_at) || kind === 'live_auction' ? 'open' : 'ending'
}

/** When its phase changes by itself, in milliseconds since 1970. undefined: it does not. */
export function nextMoment(lot: Times, now: number): number | undefined {
  const phase = phaseOf(lot, now)
  if (phase === 'coming') return Date.parse(lot.opens_at)
  return phase === 'open' && lot.kind !== 'live_auction' ? Date.parse(lot.ends_at) : undefined
}
