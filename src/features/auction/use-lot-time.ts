import { useCallback, useSyncExternalStore } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { auctionMessages } from './auction.messages.ts'
import { type LotPhase, phaseOf } from './lot-phase.ts'
import { timeOf } from './lot-words.ts'
import type { ListedLot } from './lots.store.ts'
import { seconds } from './seconds.store.ts'

/**
 * The phase of a lot and the words for the time that is left, by the server's clock. Renders when these change. A store
 * for each lot would be a new one with each bid.
 */
export function useLotTime(lot: ListedLot): Readonly<{ phase: LotPhase; time: string }> {
  const { site } = useSurroundings()
  const say = useMessages(auctionMessages)
  const $now = seconds(site)
  const listen = useCallback((tell: () => void) => $now.listen(tell), [$now])
  const shown = useSyncExternalStore(listen, () => {
    const now = $now.get()
    return `${phaseOf(lot, now)} ${timeOf(lot, now, say)}`
  })
  const space = shown.indexOf(' ')
  return { phase: shown.slice(0, space) as LotPhase, time: shown.slice(space + 1) }
}
