import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { defineSlice } from '../../../store/slice.ts'
import type { auctionEvents } from '../auction.events.ts'
import { alerts } from '../my-bids/alerts.store.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'
import { bidMessages } from './bid.messages.ts'
import { placedBids } from './placed-bids.store.ts'
import { useNotify } from './use-notify.ts'

const words = { outbid: 'outbidOn', won: 'wonLot', lost: 'lostLot' } as const
const tones = { outbid: 'warning', won: 'success', lost: 'info', withdrawn: 'info' } as const
/** Messages of alerts that change no outcome by themselves. */
const alertWords = {
  on_floor: 'onFloorNow',
  bid_withdrawn: 'withdrawnOn',
  bid_reinstated: 'reinstatedOn',
  reopened: 'reopenedOn',
} as const
type News = keyof typeof tones

/**
 * Alerts that the page has announced. They are shared, so that a second block, or a block inside the microsite, does
 * not announce them again.
 */
const told = defineSlice('auction-told', () => new WeakSet<object>())

/**
 * Announces when one of the visitor's bids is outbid, wins, loses, is withdrawn or brought back, when their lot
 * comes to the floor or is opened again, and when charging their card failed. Tells the host page by an event.
 */
export function useBidNews(): void {
  const { site } = useSurroundings()
  const emit = useEmit<typeof auctionEvents>()
  const say = useMessages(bidMessages)
  const bids = useUserSlice(myBids)
  const alerted = useUserSlice(alerts)
  const tell = useNotify()

  useEffect(() => {
    if (!bids) return
    let known: ReadonlyMap<string, OwnBid> | undefined
    return bids.$state.subscribe(state => {
      if (state.type !== 'ready') return
      for (const [id, bid] of state.value) {
        const read = known?.get(id)
        const before = known && (asPlaced(bid, read) ?? read)
        const isNews = before && before.outcome !== bid.outcome && bid.outcome in tones
        if (isNews && !isReopened(before, bid) && !isWithdrawal(before, bid) && isFirst(bid)) tellOf(bid, before)
      }
      known = state.value
    })

    /** A bid that led when it was placed here, and was outbid before it could be read. */
    function asPlaced(bid: OwnBid, read: OwnBid | undefined): OwnBid | undefined {
      const receipt = placedBids(site).$placed.get()[bid.auction_item_id]?.receipt
      if (!receipt?.leadingYN || receipt.sequence >= bid.sequence) return undefined
      return receipt.sequence > (read?.sequence ?? 0) ? { ...bid, outcome: 'leading' } : undefined
    }

    function tellOf(bid: OwnBid, before: OwnBid): void {
      const { auction_item_id: lot, title, currency } = bid
      const news = bid.outcome as News
      if (news === 'outbid') emit('outbid', { lotId: lot, amount: bid.price ?? 0, currency })
      if (news === 'won') emit('lot-won', { lotId: lot, amount: bid.to_pay ?? bid.price ?? 0, currency })
      const label = say(news === 'outbid' ? 'bidAgain' : 'show')
      tell({
        text: say(wordOf(bid, before), { title }),
        tone: tones[news],
        lot,
        path: pathTo('auction-item', { id: lot }),
        label,
      })
    }

    /** Is it the result of a withdrawal that was announced already? */
    function isWithdrawal(before: OwnBid, { auction_item_id: lot, sequence, outcome }: OwnBid): boolean {
      if (before.outcome === 'withdrawn') return outcome !== 'won'
      return alerted?.item(`${lot} bid_withdrawn`).get()?.sequence === sequence
    }

    function isFirst(news: object): boolean {
      const isNew = !told(site).has(news)
      told(site).add(news)
      return isNew
    }
  }, [bids, alerted, site, emit, say, tell])

  useEffect(() => {
    if (!alerted) return
    return alerted.$state.subscribe(state => {
      if (state.type !== 'ready') return
      const fresh = [...state.value.values()].filter(alert => !told(site).has(alert))
      for (const alert of fresh) told(site).add(alert)
      for (const { auction_item_id: lot, title, outcome } of fresh) {
        const path = pathTo('auction-item', { id: lot })
        const word = Object.hasOwn(alertWords, outcome) && alertWords[outcome as keyof typeof alertWords]
        if (word) tell({ text: say(word, { title }), tone: 'info', lot, path, label: say('show') })
      }
      // One payment covers all that they have won.
      const failed = fresh.find(({ outcome }) => outcome === 'charge_failed')
      if (!failed) return
      void bids?.refresh()
      const path = pathTo('auction-checkout')
      tell({ text: say('notCharged'), tone: 'warning', lot: failed.auction_item_id, path, label: say('payNow') })
    })
  }, [alerted, bids, site, say, tell])
}

/** Nobody has bid more then: an alert says that bidding goes on. */
function isReopened(before: OwnBid, { outcome }: OwnBid): boolean {
  return outcome === 'outbid' && (before.outcome === 'lost' || before.outcome === 'won')
}

function wordOf({ outcome, state }: OwnBid, before: OwnBid) {
  if (outcome === 'withdrawn') return state === 'withdrawn' ? 'lotWithdrawn' : 'withdrawnOn'
  // Only the organiser takes a win back.
  if (outcome === 'lost' && before.outcome === 'won') return 'winCancelled'
  return words[outcome as keyof typeof words]
}
