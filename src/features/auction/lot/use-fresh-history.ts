import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { type LotDetails, lot as liveLot } from '../lot.store.ts'

/** Milliseconds between two reads, so that fast bids do not cause as many reads. */
const pause = 3000

/** A push of bids has no history, so it is read again after new bids, while it is expanded. */
export function useFreshHistory({ auction_item_id: id, bid_count }: LotDetails, isOpen: boolean): void {
  const { site } = useSurroundings()
  const readAt = useRef(Number.NEGATIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each bid makes the history outdated
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(
      () => {
        readAt.current = performance.now()
        void liveLot(site, id).refresh()
      },
      Math.max(0, readAt.current + pause - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [isOpen, bid_count, site, id])
}
