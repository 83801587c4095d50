import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import type { LotDetails } from '../lot.store.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'
import { placedBids } from './placed-bids.store.ts'
import { type Standing, standingOf } from './standing.ts'

const $none = atom<OwnBid | undefined>()

/** How the visitor stands on a lot: follows its bids and the server's alerts. */
export function useStanding(lot: LotDetails): Standing {
  const bids = useUserSlice(myBids)
  const id = lot.auction_item_id
  const own = useStore(useMemo(() => bids?.item(id) ?? $none, [bids, id]))
  const placed = useStore(useUserSlice(placedBids).$placed)[id]
  return standingOf(lot, own, placed)
}
