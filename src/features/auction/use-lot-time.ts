import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { auctionMessages } from './auction.messages.ts'
import { type LotPhase, phaseOf } from './lot-phase.ts'
import { timeOf } from './lot-words.ts'
import type { ListedLot } from './lots.store.ts'
import { seconds } from './seconds.store.ts'

/** The phase of a lot and the words for the time that is left, by the server's clock. Renders when these change. */
export function useLotTime(lot: ListedLot): Readonly<{ phase: LotPhase; time: string }> {
  const { site } = useSurroundings()
  const say = useMessages(auctionMessages)
  const $shown = useMemo(
    () => computed(seconds(site), now => `${phaseOf(lot, now)} ${timeOf(lot, now, say)}`),
    [site, lot, say],
  )
  const shown = useStore($shown)
  const space = shown.indexOf(' ')
  return { phase: shown.slice(0, space) as LotPhase, time: shown.slice(space + 1) }
}
