import { useSettings } from '../../../hooks/use-settings.ts'
import { Page } from '../../../ui/page.tsx'
import { Leaderboard, type LeaderboardProps } from './leaderboard.tsx'

/** The leaderboard on a screen of its own. */
export function LeaderboardWall({ show }: Readonly<Pick<LeaderboardProps, 'show'>>) {
  const { name } = useSettings()
  return (
    <Page title={name}>
      <Leaderboard show={show} limit={undefined} />
    </Page>
  )
}
