import { useEffect } from 'react'
import type { OwnFundraiser } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import type { Live } from '../../../store/live.ts'
import { fundraiser, team } from '../fundraiser.store.ts'
import { ownGiving } from './own.store.ts'

/** Reads the user's page and team again when others change them: with a gift, or a request to join. */
export function useOwnNews({ page, team: ownTeam }: OwnFundraiser): void {
  const { site } = useSurroundings()
  const { resource } = useUserSlice(ownGiving)
  const pageId = page?.fundraiser_id
  const teamId = ownTeam?.team_id

  useEffect(() => {
    const known = () => {
      const state = resource.$state.get()
      return state.type === 'ready' ? state.value : undefined
    }
    const follow = (live: Live<{ sequence: number }>, sequence: () => number | undefined) =>
      live.$state.listen(state => {
        if (state.type === 'ready' && state.value.sequence > (sequence() ?? 0)) void resource.refresh()
      })
    const stops = [
      pageId && follow(fundraiser(site, pageId), () => known()?.page?.sequence),
      teamId && follow(team(site, teamId), () => known()?.team?.sequence),
    ]
    return () => {
      for (const stop of stops) if (stop) stop()
    }
  }, [site, resource, pageId, teamId])
}
