import { atom, computed, type ReadableAtom } from 'nanostores'
import { failureIn } from '../api/failure-in.ts'
import type { Session as SentSession } from '../api/person.ts'
import { logout, profile } from '../api/signed-in.ts'
import { depart } from './departures.ts'
import { isAnswered } from './is-answered.ts'
import { onPlatformReturn } from './platform-return.ts'
import { defineSlice } from './slice.ts'
import { orderKey, typedKey } from './typed-key.ts'

export type Session = Pick<SentSession, 'access_token' | 'user'>
export type User = Session['user']

/** Who the visitor is. */
export interface AuthState {
  /** Is somebody signed in, and their profile loaded? */
  isAuthenticated: boolean
  user: User | undefined
  /** Is the visitor checking out as a guest? */
  isGuest: boolean
}

export interface Auth {
  $state: ReadableAtom<AuthState>
  /** Has the visitor signed in since the page was loaded? */
  $hasJustBegun: ReadableAtom<boolean>
  /** Called after sign-in, sign-up or a link from a mail. */
  begin(session: Session): void
  /**
   * Loads the profile of the signed-in user.
   * @param userToken from a link in a mail: opens a session
   * @returns the route that the server wants the visitor to go to
   * @throws {ApiError}
   */
  resume(userToken: string | undefined): Promise<string | undefined>
  /** Shows this user as the session's until the profile is loaded. */
  restoreUser(user: User): void
  setGuest(isGuest: boolean): void
  /** Signs out at once, here and in other tabs, even offline; the server is told as soon as possible. */
  logOut(): void
  /** Signs out here, where the server has already ended the session. */
  end(): void
}

export const auth = defineSlice('auth', (site): Auth => {
  const $user = atom<User | undefined>()
  const $guest = atom(false)
  const $begun = atom(false)
  /** Stays when the session expires. */
  let lastUser: string | undefined
  let ownToken = site.$token.get()
  // Nobody is shown on a session that began elsewhere, until its user is known.
  site.$token.listen(token => token === ownToken || $user.set(undefined))
  const $state = computed(
    [$user, $guest, site.$token],
    (user, isGuest, token): AuthState =>
      // When the token is removed, for whatever reason and in whichever tab, its user is removed too.
      token && user
        ? { isAuthenticated: true, user, isGuest: false }
        : { isAuthenticated: false, user: undefined, isGuest },
  )

  function leave(): void {
    lastUser = undefined
    site.environment.session?.removeItem(orderKey(site))
    depart(site)
  }

  function end(): void {
    site.$token.set(undefined)
    $user.set(undefined)
    $begun.set(false)
    $guest.set(false)
    site.environment.session?.removeItem(typedKey)
    leave()
  }

  async function tell(token: string): Promise<void> {
    try {
      await site.client.call(logout, {}, { token })
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure || isAnswered(failure)) return
      const stop = onPlatformReturn(() => {
        stop()
        void tell(token)
      })
    }
  }

  function become(user: User, token = site.$token.get()): void {
    ownToken = token
    const { user_id } = user
    if (lastUser && lastUser !== user_id) leave()
    lastUser = user_id
    $user.set(user)
  }

  return {
    $state,
    $hasJustBegun: $begun,
    begin({ access_token, user }) {
      $guest.set(false)
      $begun.set(true)
      become(user, access_token)
      site.$token.set(access_token)
    },
    async resume(user_token) {
      const asked = site.$token.get()
      const { user, access_token, redirect_route } = await site.client.call(profile, { user_token })
      // Ignores the answer if somebody has signed in or out in the meantime.
      if (site.$token.get() !== asked) return undefined
      if (user) become(user, access_token ?? asked)
      else $user.set(undefined)
      if (access_token) site.$token.set(access_token)
      return redirect_route
    },
    restoreUser: user => become(user),
    setGuest: isGuest => $guest.set(isGuest),
    logOut() {
      const token = site.$token.get()
      end()
      if (token) void tell(token)
    },
    end,
  }
})
