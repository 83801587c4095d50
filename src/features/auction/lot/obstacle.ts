import type { LotDetails } from '../lot.store.ts'
import type { LotPhase } from '../lot-phase.ts'
import { isSold } from '../lot-words.ts'

/** Why the visitor can't bid now: a message key. undefined: they can, or the lot has ended. */
export function obstacleTo(lot: LotDetails, phase: LotPhase) {
  if (lot.state === 'withdrawn') return 'withdrawn'
  if (phase !== 'open' && phase !== 'coming') return undefined
  if (lot.without_bidsYN) return 'shownOnly'
  if (lot.pausedYN) return lot.kind === 'live_auction' ? 'pausedLive' : 'paused'
  if (lot.on_floorYN && lot.remote_lockedYN) return lot.asking_price === undefined ? 'onFloorBare' : 'onFloor'
  if (lot.remote_lockedYN) return 'locked'
  if (phase === 'coming' && !isSold(lot)) return 'notOpen'
  return undefined
}

/** Is it a pause, or that only the room bids just now? */
export const isInterruption = (obstacle: ReturnType<typeof obstacleTo>): boolean =>
  obstacle !== undefined && !['withdrawn', 'shownOnly', 'notOpen'].includes(obstacle)
