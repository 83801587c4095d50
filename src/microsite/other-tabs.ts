import { auth } from '../store/auth.ts'
import type { Site } from '../store/site.ts'
import { tokenKey } from '../store/token.ts'

/** Follows sign-in and sign-out in other tabs. Returns the cleanup. */
export function followOtherTabs(site: Site): () => void {
  const ours = tokenKey(site.host, site.event)

  function listen({ key, newValue }: StorageEvent) {
    // No key: all of the storage was cleared.
    if (key !== ours && key !== null) return
    const token = newValue ?? undefined
    if (token === site.$token.get()) return
    site.$token.set(token)
    if (token)
      auth(site)
        .resume(undefined)
        .catch(problem => site.environment.report(problem, 'session of another tab'))
    else auth(site).leave()
  }

  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
