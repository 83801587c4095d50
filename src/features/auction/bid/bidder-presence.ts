import { auth } from '../../../store/auth.ts'
import { departures } from '../../../store/departures.ts'
import type { Site } from '../../../store/site.ts'

/** `away`: their session has ended, and they may sign in again. `left`: they have signed out, or another one is here. */
export type Presence = 'here' | 'away' | 'left'

/** Tells from now on whether the visitor is still the same one. Their profile may still be on its way. */
export function presenceOfBidder(site: Site): () => Presence {
  const departed = departures(site)
  const userId = () => auth(site).$state.get().user?.user_id
  const [token, user, left] = [site.$token.get(), userId(), departed.get()]
  return () => {
    if (departed.get() !== left) return 'left'
    const now = userId()
    if (site.$token.get() === token || (now && now === user)) return 'here'
    return now ? 'left' : 'away'
  }
}
