import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { type LotDetails, lot as liveLot } from '../lot.store.ts'

/** Milliseconds between two reads, so that a race of bids does not become a race of reads. */
const pause = 3000

/** A push of bids has no history, so it is read again when bids have come, while somebody looks at it. */
export function useFreshHistory({ auction_item_id: id, bid_count }: LotDetails, isOpen: boolean): void {
  const { site } = useSurroundings()
  const readAt = useRef(Number.NEGATIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each bid makes the history older
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
