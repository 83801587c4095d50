import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { auth } from '../../../store/auth.ts'
import type { ResourceState } from '../../../store/resource.ts'
import { myBids } from '../my-bids/my-bids.store.ts'
import { watched } from '../watched-lots.store.ts'
import type { ListState } from './list-state.ts'

/**
 * The reads that a filter needs and that are not done: until then an empty list means nothing. undefined: all are done.
 */
export function usePendingReads({ watching, mine }: Pick<ListState, 'watching' | 'mine'>) {
  const { site } = useSurroundings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const lots = useUserSlice(watched)
  const bids = useUserSlice(myBids)
  const frames = [
    useExplained<unknown>(watching && isAuthenticated ? lots : nothing),
    useExplained<unknown>((mine && bids) || nothing),
  ]
  return frames.find(({ state }) => state.type !== 'ready')
}

const $nothing = atom<ResourceState<unknown>>({ type: 'ready', value: undefined })
const nothing = { $state: $nothing, refresh: async () => {} }
