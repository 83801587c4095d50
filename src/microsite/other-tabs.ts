import { auth } from '../store/auth.ts'
import type { Site } from '../store/site.ts'
import { tokenKey } from '../store/token.ts'

/**
 * Does what other tabs do: who logs out there is logged out here, and who
 * signs in there is known here. Returns its end.
 */
export function followOtherTabs(site: Site): () => void {
  const ours = tokenKey(site.host, site.event)

  function listen({ key, newValue }: StorageEvent) {
    // No key: the storage was emptied.
    if (key !== ours && key !== null) return
    const token = newValue ?? undefined
    if (token === site.$token.get()) return
    site.$token.set(token)
    if (token)
      auth(site)
        .resume(undefined)
        .catch(problem => site.environment.report(problem, 'session of another tab'))
  }

  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
