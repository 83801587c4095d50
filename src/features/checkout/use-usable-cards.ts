import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Card } from '../../api/cards.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { auth } from '../../store/auth.ts'
import type { ResourceState } from '../../store/resource.ts'
import { savedCards } from '../../store/saved-cards.ts'

/** undefined: still loading. Saved cards that can't be read must not prevent a payment. */
export function useUsableCards(areAsked: boolean): readonly Card[] | undefined {
  const { site } = useSurroundings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const resource = useUserSlice(savedCards)
  const state = useStore(areAsked && isAuthenticated ? resource.$state : $none)
  if (state.type === 'loading') return undefined
  return state.type === 'ready' ? state.value.filter(({ is_expired }) => !is_expired) : []
}

const $none = atom<ResourceState<readonly Card[]>>({ type: 'ready', value: [] })
