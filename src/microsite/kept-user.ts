import { auth, type User } from '../store/auth.ts'
import { persistence } from '../store/persistence.ts'
import type { Site } from '../store/site.ts'

interface KeptUser {
  /** The end of their session's token: another session is another user's. */
  readonly session: string
  readonly user: User
}

const sessionOf = (site: Site) => site.$token.get()?.slice(-8)

const account = (site: Site) => Object(persistence(site).read('account')) as { user?: KeptUser; desk?: unknown }

/** Keeps who is signed in, for a reload without network. Returns the cleanup. */
export function keepUser(site: Site): () => void {
  return auth(site).$state.subscribe(({ user }) => {
    const session = sessionOf(site)
    if (user && session) persistence(site).write('account', { ...account(site), user: { session, user } })
  })
}

/**
 * Takes up who was signed in, until their profile is there; the server looks at the session with each call. What is
 * kept of them goes when they sign out. Returns the cleanup.
 */
export function followKeptUser(site: Site): () => void {
  const { $state, takeUp } = auth(site)
  const { user: kept } = account(site)
  if (kept && kept.session === sessionOf(site) && !$state.get().user) takeUp(kept.user)
  return site.$token.listen(token => {
    const all = account(site)
    const theirs = { user: undefined, desk: undefined, tickets: undefined }
    if (!token && (all.user ?? all.desk)) persistence(site).write('account', { ...all, ...theirs })
  })
}
