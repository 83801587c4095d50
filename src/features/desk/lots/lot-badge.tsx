import type { AdminLotRow } from '../../../api/admin-lots.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { lotsMessages } from './lots.messages.ts'

type Stated = Pick<AdminLotRow, 'publishedYN' | 'state' | 'opens_at'>

/** A lot's state in a word. */
export function LotBadge({ lot }: Readonly<{ lot: Stated }>) {
  const say = useMessages(lotsMessages)
  const state = lotState(lot)
  return <Badge kind={kinds[state]}>{say(state)}</Badge>
}

export function lotState({ publishedYN, state, opens_at }: Stated): keyof typeof kinds {
  if (!publishedYN) return 'draft'
  if (state === 'open') return Date.parse(opens_at) > Date.now() ? 'coming' : 'open'
  return state === 'closed' ? 'closed' : 'other'
}

const kinds = { draft: 'warning', open: 'success', coming: 'info', closed: 'neutral', other: 'neutral' } as const
