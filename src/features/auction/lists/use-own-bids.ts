import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import type { ResourceState } from '../../../store/resource.ts'
import { myBids, type OwnBid } from '../my-bids/my-bids.store.ts'

type Bids = ReadonlyMap<string, OwnBid>

/** The visitor's bids by lot; none while they are not signed in. */
export function useOwnBids(): Bids {
  const state = useStore(useUserSlice(myBids)?.$state ?? $none)
  return state.type === 'ready' ? state.value : none
}

const none: Bids = new Map()
const $none = atom<ResourceState<Bids>>({ type: 'loading', slow: false })
