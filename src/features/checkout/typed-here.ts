import { auth } from '../../store/auth.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { typedKey } from '../../store/typed-key.ts'
import { isRecent } from './compartment.ts'
import { asObject, entry } from './subjects.ts'

/** What the browser did not store, as long as the page is open. */
const inMemory = defineSlice('typed-here', (): { all: Record<string, unknown> } => ({ all: {} }))

/**
 * What the user has typed under a name in this tab. Other tabs do not see it, since they may hold another version of
 * the same form.
 */
export function typedHere(site: Site, name: string) {
  const memory = inMemory(site)
  const { session } = site.environment
  const key = `${site.host} ${site.event} ${auth(site).$state.get().user?.user_id ?? ''} ${name}`

  function all(): Record<string, unknown> {
    try {
      return { ...asObject(JSON.parse(session?.getItem(typedKey) ?? '{}')), ...memory.all }
    } catch {
      return memory.all
    }
  }

  return {
    /** Untrusted. */
    read: (): unknown => (isFresh(entry(all(), key)) ? entry(entry(all(), key), 'typed') : undefined),
    /** undefined: nothing is typed any more. */
    write(typed: unknown): void {
      const { [key]: _, ...others } = all()
      const fresh = Object.entries(others).filter(([, one]) => isFresh(one))
      const kept = { ...Object.fromEntries(fresh), ...(typed !== undefined && { [key]: { typed, at: Date.now() } }) }
      memory.all = kept
      try {
        session?.setItem(typedKey, JSON.stringify(kept))
        if (session) memory.all = {}
      } catch {
        // It is kept in memory.
      }
    },
  }
}

const isFresh = (kept: unknown) => isRecent(entry(kept, 'at'))
