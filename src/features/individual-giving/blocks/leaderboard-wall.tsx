import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { listMessages } from '../list/list.messages.ts'
import { Leaderboard, type LeaderboardProps } from './leaderboard.tsx'

/** The leaderboard as a full screen, for a display at the event. */
export function LeaderboardWall({ show }: Readonly<Pick<LeaderboardProps, 'show'>>) {
  const { name } = useSettings()
  const say = useMessages(listMessages)
  return (
    <div className="giving-wall" part="page">
      <header>
        <h1 tabIndex={-1}>{name}</h1>
        <p>{say(show === 'teams' ? 'teams' : 'people')}</p>
      </header>
      <Leaderboard show={show} limit={undefined} />
    </div>
  )
}
