import { useSurroundings } from '../../../hooks/context.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import css from './blocks.css?inline'
import { Board, BoardWaiting } from './board.tsx'
import { type LeaderboardProps, usualLimit } from './leaderboard.tsx'
import wallCss from './leaderboard-wall.css?inline'
import { wallMessages } from './leaderboard-wall.messages.ts'
import { leaders } from './leaders.store.ts'

/** The leaderboard as a full screen, for a display at the event. */
export function LeaderboardWall({ show = 'fundraisers' }: Readonly<Pick<LeaderboardProps, 'show'>>) {
  useStyles(css)
  useStyles(wallCss)
  const { site } = useSurroundings()
  const { name } = useSettings()
  const [say, sayOfPages] = [useMessages(wallMessages), useMessages(givingMessages)]
  const { notLive, ...frame } = useLive(leaders(site, show, usualLimit), {
    loading: sayOfPages('loading'),
    failed: sayOfPages('failed'),
  })
  return (
    <div className="giving-wall" part="page">
      <header>
        <h1 tabIndex={-1}>{name}</h1>
        <p>{say(show)}</p>
        {notLive && <Badge kind="warning">{notLive}</Badge>}
      </header>
      <ResourceFrame {...frame} skeleton={said => <BoardWaiting count={usualLimit} said={said} />}>
        {items =>
          items.size === 0 ? (
            <p className="giving-wall-none">{say(`${show}.none`)}</p>
          ) : (
            <Board items={items} limit={usualLimit} show={show} />
          )
        }
      </ResourceFrame>
    </div>
  )
}
