import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { gavelIcon, heartIcon, searchIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyLots } from './empty-lots.tsx'
import { type ListState, plainList } from './list-state.ts'
import { listMessages } from './lists.messages.ts'

type Props = Readonly<{
  state: ListState
  /** Does the event have lots of these kinds? */
  isKind: boolean
  /** How many lots there would be without filters. */
  all: number
  onChange: (changes: Partial<ListState>) => void
}>

/** Shown for an empty list: the reason, and what to do. */
export function NoLots({ state, isKind, all, onChange }: Props) {
  const { hrefTo } = useLinks()
  const say = useTermMessages(listMessages)
  if (all) {
    const [icon, title, text] = wordsOf(state)
    return (
      <EmptyState
        icon={icon}
        title={say(title)}
        action={<Button onClick={() => onChange({ ...plainList, rows: state.rows })}>{say('showAll')}</Button>}
      >
        {say(text)}
      </EmptyState>
    )
  }
  return isKind ? (
    <EmptyLots title={say('emptyKindTitle')}>{say('emptyKind')}</EmptyLots>
  ) : (
    <EmptyState
      icon={gavelIcon}
      title={say('emptyTitle')}
      action={<LinkButton href={hrefTo('home')}>{say('toEvent')}</LinkButton>}
    >
      {say('empty')}
    </EmptyState>
  )
}

function wordsOf({ q, category, watching, mine }: ListState) {
  if (!q.trim() && !category && watching && !mine) return [heartIcon, 'noneWatchedTitle', 'noneWatched'] as const
  if (!q.trim() && !category && mine && !watching) return [gavelIcon, 'noneOwnTitle', 'noneOwn'] as const
  return [searchIcon, 'noneTitle', 'none'] as const
}
