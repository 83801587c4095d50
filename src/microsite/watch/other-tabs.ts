import { auth } from '../../store/auth.ts'
import { departures } from '../../store/departures.ts'
import { isAnswered } from '../../store/is-answered.ts'
import { notices } from '../../store/notices.ts'
import { onPlatformReturn } from '../../store/platform-return.ts'
import { failureOf } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { tokenKey } from '../../store/token.ts'

/** Follows sign-in and sign-out in other tabs. Returns the cleanup. */
export function followOtherTabs(site: Site): () => void {
  const { environment, host, event } = site
  let stopWaiting = () => {}
  let isFollowing = false
  const ours = tokenKey(host, event)
  // The session goes when it expires too, and then nobody has left.
  const left = `fayre.left ${host} ${event}`

  const stopTelling = departures(site).listen(() => {
    if (isFollowing) return
    try {
      environment.storage?.setItem(left, String(Date.now()))
    } catch {
      // Without storage no other tab shares the session.
    }
  })

  function leave(): void {
    isFollowing = true
    auth(site).leave()
    isFollowing = false
  }

  function listen({ key, newValue }: StorageEvent) {
    if (key === left && newValue) leave()
    // No key: all of the storage was cleared.
    if (key !== ours && key !== null) return
    if (key === null) leave()
    const token = newValue ?? undefined
    if (token === site.$token.get()) return
    site.$token.set(token)
    if (token) void resume(token)
  }

  async function resume(token: string): Promise<void> {
    stopWaiting()
    try {
      await auth(site).resume(undefined)
    } catch (problem) {
      if (token !== site.$token.get()) return
      const failure = failureOf(problem, environment)
      if (isAnswered(failure)) notices(site).take(failure)
      else stopWaiting = onPlatformReturn(() => token === site.$token.get() && void resume(token))
    }
  }

  addEventListener('storage', listen)
  return () => {
    stopWaiting()
    stopTelling()
    removeEventListener('storage', listen)
  }
}
