import { auth } from '../../store/auth.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { typedKey } from '../../store/typed-key.ts'
import { answersLife } from '../checkout/compartment.ts'
import { asObject, entry } from '../checkout/subjects.ts'

/** Where the browser stores nothing: all that is typed, as long as the page is open. */
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
      return session ? asObject(JSON.parse(session.getItem(typedKey) ?? '{}')) : memory.all
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
      memory.all = { ...Object.fromEntries(fresh), ...(typed !== undefined && { [key]: { typed, at: Date.now() } }) }
      try {
        session?.setItem(typedKey, JSON.stringify(memory.all))
      } catch {
        // It is kept in memory.
      }
    },
  }
}

/** A clock that was set back makes it old too. */
function isFresh(kept: unknown): boolean {
  const age = Date.now() - Number(entry(kept, 'at'))
  return age >= 0 && age < answersLife
}
