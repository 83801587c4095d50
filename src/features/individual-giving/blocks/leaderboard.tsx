import { useSurroundings } from '../../../hooks/context.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import elements from '../../../ui/elements.css?inline'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import css from './blocks.css?inline'
import { Board, BoardWaiting } from './board.tsx'
import { leaders } from './leaders.store.ts'

export interface LeaderboardProps {
  /** Default: fundraisers. */
  show: 'fundraisers' | 'teams' | undefined
  limit: number | undefined
}

export const usualLimit = 10

/** The fundraisers or teams that have raised most. A new leader moves up at once. */
export function Leaderboard({ show = 'fundraisers', limit = usualLimit }: Readonly<LeaderboardProps>) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(givingMessages)
  const { notLive, ...frame } = useLive(leaders(site, show, limit), { loading: say('loading'), failed: say('failed') })
  return (
    <ResourceFrame {...frame} skeleton={said => <BoardWaiting count={limit} said={said} />}>
      {items => (
        <div className="giving-block">
          {items.size === 0 && <p>{say('none')}</p>}
          <Board items={items} limit={limit} show={show} />
          {notLive && <p>{notLive}</p>}
        </div>
      )}
    </ResourceFrame>
  )
}
