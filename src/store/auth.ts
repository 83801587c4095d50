import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Session as SentSession } from '../api/person.ts'
import { logout, profile } from '../api/users.ts'
import { defineSlice } from './slice.ts'

export type Session = Pick<SentSession, 'access_token' | 'user'>
export type User = Session['user']

/** Who the visitor is. */
export interface AuthState {
  /** Somebody is signed in, and known. */
  isAuthenticated: boolean
  user: User | undefined
  /** Checks out without an account. */
  isGuest: boolean
}

export interface Auth {
  $state: ReadableAtom<AuthState>
  /** After a sign-in, a sign-up or a link out of a mail. */
  begin(session: Session): void
  /**
   * Asks the server who is signed in.
   * @param userToken out of a link in a mail: it opens a session
   * @returns where the server would have the visitor go
   * @throws {ApiError}
   */
  resume(userToken: string | undefined): Promise<string | undefined>
  setGuest(isGuest: boolean): void
  /** Gone at once, here and in other tabs, offline too; the server is told as soon as it can be. */
  logOut(): void
}

export const auth = defineSlice('auth', (site): Auth => {
  const $user = atom<User | undefined>()
  const $guest = atom(false)
  const $state = computed(
    [$user, $guest, site.$token],
    (user, isGuest, token): AuthState =>
      // A token that is gone, for whatever reason and in whichever tab, takes its user along.
      token && user
        ? { isAuthenticated: true, user, isGuest: false }
        : { isAuthenticated: false, user: undefined, isGuest },
  )

  return {
    $state,
    begin({ access_token, user }) {
      $guest.set(false)
      $user.set(user)
      site.$token.set(access_token)
    },
    async resume(user_token) {
      const asked = site.$token.get()
      const { user, access_token, redirect_route } = await site.client.call(profile, { user_token })
      // Whoever has signed in or out meanwhile knows better.
      if (site.$token.get() === asked) {
        $user.set(user)
        if (access_token) site.$token.set(access_token)
      }
      return redirect_route
    },
    setGuest: isGuest => $guest.set(isGuest),
    logOut() {
      const token = site.$token.get()
      site.$token.set(undefined)
      $user.set(undefined)
      $guest.set(false)
      if (token) site.client.call(logout, {}, { token }).catch(() => {})
    },
  }
})
