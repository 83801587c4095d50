import { useEffect, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCode, useCodeFrame } from '../../../hooks/use-code.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { returningTo } from '../../../lib/handover.ts'
import { Button } from '../../../ui/button.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isSold } from '../lot-words.ts'
import type { ListedLot } from '../lots.store.ts'
import { BlockLots } from './block-lots.tsx'
import { blockQuery } from './block-query.ts'
import { blockMessages } from './blocks.messages.ts'

export interface AuctionLotsProps {
  /** Separated by commas. */
  kinds: string | undefined
  category: string | undefined
  limit: number | undefined
  bidding: 'link' | 'in-place' | undefined
}

/** Lots with live prices. Cards lead to the lots' pages; with `in-place`, bids are placed right here. */
export function AuctionLots({ kinds, category, limit, bidding }: Readonly<AuctionLotsProps>) {
  const say = useMessages(blockMessages)
  const surroundings = useSurroundings()
  const [id, setId] = useState(() => (bidding === 'in-place' ? returningTo(surroundings, 'bid') : undefined))
  const action = (lot: ListedLot) =>
    isBiddable(lot) && (
      <Button wide onClick={() => setId(lot.auction_item_id)}>
        {say('bid')}
      </Button>
    )
  return (
    <>
      <News />
      {id !== undefined ? (
        <InPlace id={id} onBack={() => setId(undefined)} />
      ) : (
        <BlockLots
          query={blockQuery(kinds, category, limit)}
          all="auction"
          action={bidding === 'in-place' ? action : undefined}
        />
      )}
    </>
  )
}

function isBiddable(lot: ListedLot): boolean {
  return lot.state === 'open' && !isSold(lot) && !lot.without_bidsYN && lot.kind !== 'live_auction'
}

const loadNews = () => import('./block-news.tsx').then(module => module.BlockNews)

/** Announces what happens to a signed-in visitor's bids. */
function News() {
  const { site } = useSurroundings()
  const [isSignedIn, setSignedIn] = useState(false)
  // In an effect: reading the storage must not delay the first content.
  useEffect(() => site.$token.subscribe(token => setSignedIn(token !== undefined)), [site])
  return isSignedIn ? <LoadedNews /> : null
}

function LoadedNews() {
  const code = useCode(loadNews)
  return code.type === 'ready' ? <code.value /> : null
}

const load = () => import('./bid-in-place.tsx').then(module => module.BidInPlace)

function InPlace(props: Readonly<{ id: string; onBack: () => void }>) {
  return (
    <ResourceFrame {...useCodeFrame(load)} skeleton={<Skeleton height={420} radius={12} />}>
      {BidInPlace => <BidInPlace {...props} />}
    </ResourceFrame>
  )
}
