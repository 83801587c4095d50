import { auth, type User } from '../store/auth.ts'
import { watchAnswers } from '../store/kept-answers.ts'
import { persistence } from '../store/persistence.ts'
import type { Site } from '../store/site.ts'
import { keepUnsentScans } from './unsent-scans.ts'

interface KeptUser {
  /** The last characters of their session's token: another session may be another user's. */
  readonly session: string
  readonly user: User
}

const sessionOf = (site: Site) => site.$token.get()?.slice(-8)

const account = (site: Site) =>
  Object(persistence(site).read('account')) as Record<string, unknown> & {
    user?: KeptUser
    tickets?: { user?: string }
  }

/** Stores the signed-in user, for a reload without a network. Returns the cleanup. */
export function keepUser(site: Site): () => void {
  return auth(site).$state.subscribe(({ user }) => {
    const session = sessionOf(site)
    if (user && session) persistence(site).write('account', { ...account(site), user: { session, user } })
  })
}

/**
 * Shows the stored user until their profile is loaded; the server checks the session on each call. The stored user is
 * deleted when they sign out. Returns the cleanup.
 */
export function followKeptUser(site: Site): () => void {
  const { $state, restoreUser } = auth(site)
  watchAnswers(site)
  const { user: kept } = account(site)
  if (kept && kept.session === sessionOf(site) && !$state.get().user) restoreUser(kept.user)
  return site.$token.listen(token => {
    if (token) return
    keepUnsentScans(site)
    const all = account(site)
    // Those of whoever uses this device stay.
    const tickets = all.tickets?.user ? undefined : all.tickets
    const none = { user: undefined, signUp: undefined, desk: undefined, ownTickets: undefined }
    persistence(site).write('account', { ...all, ...none, tickets })
  })
}
