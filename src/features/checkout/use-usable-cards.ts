import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Card } from '../../api/cards.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { auth } from '../../store/auth.ts'
import type { ResourceState } from '../../store/resource.ts'
import { savedCards } from '../../store/saved-cards.ts'

interface UsableCards {
  /** undefined: still loading. */
  cards: readonly Card[] | undefined
  /** No answer for a while. */
  isLate: boolean
}

/** Saved cards that can't be read, or not soon, must not prevent a payment. */
export function useUsableCards(areAsked: boolean): UsableCards {
  const { site } = useSurroundings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const resource = useUserSlice(savedCards)
  const state = useStore(areAsked && isAuthenticated ? resource.$state : $none)
  if (state.type === 'loading') return { cards: state.slow ? [] : undefined, isLate: state.slow }
  const cards = state.type === 'ready' ? state.value.filter(({ is_expired }) => !is_expired) : []
  return { cards, isLate: false }
}

const $none = atom<ResourceState<readonly Card[]>>({ type: 'ready', value: [] })
