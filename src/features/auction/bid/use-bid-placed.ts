import { useEffect, useRef } from 'react'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { announce } from '../../../ui/announcer.ts'
import type { auctionEvents } from '../auction.events.ts'
import { bidMessages } from './bid.messages.ts'
import type { Bid } from './use-bid.ts'

/** Announces the outcome of the visitor's own bid at once, and tells the host page of an accepted bid. */
export function useBidPlaced({ state, lot, money }: Bid): void {
  const emit = useEmit<typeof auctionEvents>()
  const say = useMessages(bidMessages)
  const emitted = useRef(state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is announced once
  useEffect(() => {
    if (emitted.current === state) return
    emitted.current = state
    const text = textOf()
    if (text) announce(text, 'assertive')
    if (state.type !== 'accepted') return
    const { receipt, bid_data } = state.placed
    emit('bid-placed', {
      lotId: lot.auction_item_id,
      amount: bid_data.price ?? bid_data.next_bid,
      currency: lot.currency,
      leading: receipt.leadingYN,
    })
  }, [state])

  function textOf(): string | undefined {
    if (state.type === 'idle' || state.type === 'sending') return undefined
    const amount = money(state.amount)
    if (state.type === 'unsure') return say('unsureTitle', { amount })
    if (state.type === 'missing') return `${say('missingTitle', { amount })}. ${say('missing')}`
    if (state.type === 'refused') return `${say('refusedTitle')}. ${state.failure.said.error_description ?? ''}`
    if (lot.kind === 'sealed_bid') return say('placedTitle', { amount })
    if (lot.kind === 'live_auction' && !lot.on_floorYN) return say('preBidTitle', { amount })
    return say(state.placed.receipt.leadingYN ? 'leadingTitle' : 'outbidAtOnceTitle')
  }
}
