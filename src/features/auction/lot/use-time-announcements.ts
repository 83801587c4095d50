import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { passedMark } from '../../../lib/countdown.ts'
import { announce } from '../../../ui/announcer.ts'
import { auctionMessages } from '../auction.messages.ts'
import type { LotDetails } from '../lot.store.ts'
import { phaseOf } from '../lot-phase.ts'
import { timeOf } from '../lot-words.ts'
import { seconds } from '../seconds.store.ts'

/**
 * Tells screen readers the remaining time a few times before the end, and that the lot has ended, but not each second.
 */
export function useTimeAnnouncements(lot: LotDetails): void {
  const { site } = useSurroundings()
  const say = useMessages(auctionMessages)
  const { ends_at, state } = lot
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new end starts a new countdown
  useEffect(() => {
    if (state !== 'open' || lot.kind === 'live_auction') return
    let before: number | undefined
    return seconds(site).subscribe(now => {
      const left = Math.ceil((Date.parse(ends_at) - now) / 1000)
      const mark = before === undefined ? undefined : passedMark(before, left)
      before = left
      if (mark === undefined || phaseOf(lot, now) === 'coming') return
      announce(mark === 0 ? say('ended') : timeOf(lot, now, say))
    })
  }, [site, ends_at, state])
}
