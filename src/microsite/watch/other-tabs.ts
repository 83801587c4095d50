import { auth } from '../../store/auth.ts'
import { isAnswered } from '../../store/is-answered.ts'
import { notices } from '../../store/notices.ts'
import { onPlatformReturn } from '../../store/platform-return.ts'
import { failureOf } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { tokenKey } from '../../store/token.ts'

/** Follows sign-in and sign-out in other tabs. Returns the cleanup. */
export function followOtherTabs(site: Site): () => void {
  let stopWaiting = () => {}
  const ours = tokenKey(site.host, site.event)

  function listen({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
    // No key: all of the storage was cleared.
    if (key !== ours && key !== null) return
    const token = newValue ?? undefined
    if (token === site.$token.get()) return
    site.$token.set(token)
    // Without a token somebody has signed out there, or their session has expired: then what they typed stays.
    if (token) void resume(token)
  }

  /** Browsers send no storage events to a page in the back/forward cache. */
  function reread({ persisted }: PageTransitionEvent) {
    const { storage } = site.environment
    if (persisted && storage) listen({ key: ours, newValue: storage.getItem(ours) })
  }

  async function resume(token: string): Promise<void> {
    stopWaiting()
    try {
      await auth(site).resume(undefined)
    } catch (problem) {
      if (token !== site.$token.get()) return
      const failure = failureOf(problem, site.environment)
      if (isAnswered(failure)) notices(site).take(failure)
      else stopWaiting = onPlatformReturn(() => token === site.$token.get() && void resume(token))
    }
  }

  addEventListener('storage', listen)
  addEventListener('pageshow', reread)
  return () => {
    stopWaiting()
    removeEventListener('storage', listen)
    removeEventListener('pageshow', reread)
  }
}
