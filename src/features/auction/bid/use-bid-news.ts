import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { notices } from '../../../store/notices.ts'
import { announce } from '../../../ui/announcer.ts'
import type { auctionEvents } from '../auction.events.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'
import { bidMessages } from './bid.messages.ts'
import { bidAlerts } from './bid-alerts.store.ts'
import { shownLots } from './shown-lots.ts'

const words = { outbid: 'outbidOn', won: 'wonLot', lost: 'lostLot', withdrawn: 'withdrawnOn' } as const
type News = keyof typeof words

/**
 * Tells the visitor when one of their bids is outbid, wins, loses or is withdrawn: announced once, as a notice where the lot is not
 * on screen, by the browser where they asked for it and look elsewhere, and to the host page as an event.
 */
export function useBidNews(): void {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const emit = useEmit<typeof auctionEvents>()
  const say = useMessages(bidMessages)
  const bids = useUserSlice(myBids)

  useEffect(() => {
    if (!bids) return
    let known: ReadonlyMap<string, OwnBid> | undefined
    return bids.$state.subscribe(state => {
      if (state.type !== 'ready') return
      for (const [id, bid] of state.value) {
        const before = known?.get(id)
        if (before && before.outcome !== bid.outcome && bid.outcome in words) tell(bid, bid.outcome as News)
      }
      known = state.value
    })

    function tell(bid: OwnBid, news: News): void {
      const { auction_item_id: id, title, currency } = bid
      const text = say(words[news], { title })
      const path = pathTo('auction-item', { id })
      announce(text)
      if (news === 'outbid') emit('outbid', { lotId: id, amount: bid.price ?? 0, currency })
      if (news === 'won') emit('lot-won', { lotId: id, amount: bid.to_pay ?? bid.price ?? 0, currency })
      if (!shownLots(site).has(id)) {
        const label = say(news === 'outbid' ? 'bidAgain' : 'show')
        const tone = news === 'won' ? 'success' : news === 'outbid' ? 'warning' : 'info'
        notices(site).show({ tone, title: text, action: { label, run: () => open(path) }, stays: false })
      }
      if (document.hidden && bidAlerts(site).areWanted()) notify(text, id, () => open(path))
    }
  }, [bids, site, emit, open, say])
}

/** Some browsers have notifications only for installed apps, and throw. */
function notify(text: string, tag: string, act: () => void): void {
  try {
    const notification = new Notification(text, { tag: `fayre ${tag}` })
    notification.onclick = () => {
      window.focus()
      act()
    }
  } catch {
    // The notice in the page remains, and the mail.
  }
}
